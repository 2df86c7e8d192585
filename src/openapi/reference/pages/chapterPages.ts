import type { ApiPage } from '../../../model/api.ts'
import type { ApiView, ContentsGroup } from '../../../model/apiView.ts'
import type { ApiPaging } from '../../../model/config.ts'
import type { Route } from '../../../model/route.ts'
import type { Chapter, ChapterPart } from './chapter.ts'
import { elementsIn } from './elementsIn.ts'
import { fitOnPage } from './fitOnPage.ts'
import type { FreeRoute } from './freeRoutes.ts'
import type { ShownContents } from './nearContents.ts'

export const idsOf = (units: Chapter['units']): string[] => units.flatMap(({ ids }) => ids)

/** The contents as a page shows them. */
export type ContentsAt = (shown: ShownContents | undefined) => ContentsGroup[]

type Laying = { free: FreeRoute; paging: ApiPaging; contentsAt: ContentsAt }

/** A page of a chapter if it fits, else one that leads to those of its parts. */
export function chapterPages(
  chapter: Chapter,
  at: Route,
  base: ApiView,
  { free, paging, contentsAt }: Laying,
): ApiPage[] {
  const { title, ids, units, contents: group } = chapter
  // Found by id, since thousands of pages look for themselves in a list as long.
  const places = new Map(group.items.map(({ id }, index) => [id, index]))
  const section: ApiView = { ...base, contents: contentsAt({ group }), part: { title, is: 'section' } }
  const itemsOf = (listed: string[]): number[] =>
    listed.flatMap((id) => places.get(id) ?? []).sort((one, other) => one - other)
  const pageOf = ({ is, path, units: some, listed, shown, ...part }: ChapterPart): ApiPage => ({
    route: free(at, path),
    title: part.title,
    ids: idsOf(some),
    subject: is === 'element' ? idsOf(some)[0] : undefined,
    view: {
      ...base,
      contents: contentsOfPart(group, itemsOf(listed), contentsAt),
      part: { title: part.title, is },
      ...shown,
    },
  })
  if (
    paging === 'tags' ||
    (fitOnPage(units, elementsIn(section.contents)) && !(paging === 'operations' && chapter.is === 'operations'))
  ) {
    const whole = {
      route: at,
      title,
      ids: [...ids, ...idsOf(units)],
      subject: ids[0],
      view: { ...section, ...chapter.all },
    }
    return [whole, ...chapter.more.map(pageOf)]
  }
  return [
    { route: at, title, ids, subject: ids[0], view: { ...section, ...chapter.head, directory: [group] } },
    ...[...chapter.more, ...chapter.parts()].map(pageOf),
  ]
}

/** On a page of one item, those around it; on one of several, these: the page of the chapter lists all. */
function contentsOfPart(group: ContentsGroup, [at, ...others]: number[], contentsAt: ContentsAt): ContentsGroup[] {
  const contents = contentsAt(at === undefined ? { group } : { group, at })
  if (at === undefined || others.length === 0) return contents
  const items = [at, ...others].flatMap((place) => group.items[place] ?? [])
  return contents.map((each) => (each.id === group.id ? { ...each, items } : each))
}
