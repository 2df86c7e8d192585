import type { ApiPage } from '../../../model/api.ts'
import type { ApiView, ContentsGroup, SchemaView } from '../../../model/apiView.ts'
import type { ApiPaging } from '../../../model/config.ts'
import { CONTENTS_FILE, type Href, type Route } from '../../../model/route.ts'
import type { Texts } from '../../../model/texts/texts.ts'
import type { ApiParts } from '../apiParts.ts'
import type { Given } from '../context.ts'
import { openingUnits } from '../inner/boundedUnits.ts'
import type { Opening } from '../opening.ts'
import type { PageUnit } from '../pageUnit.ts'
import { type Chapter, nothingShown, SCHEMAS } from './chapter.ts'
import { type ContentsAt, chapterPages } from './chapterPages.ts'
import { chaptersOf } from './chapters.ts'
import { divideDirectory, type FreePage } from './directoryPages.ts'
import { firstRequest } from './firstRequest.ts'
import { freeRoutes } from './freeRoutes.ts'
import { itemsNear, nearContents } from './nearContents.ts'
import { withUniqueTitles } from './uniqueTitles.ts'

/** A page for the contents, and those of the chapters. */
export function severalPages(
  parts: ApiParts,
  at: Route,
  hrefOf: Given['hrefOf'],
  { paging, texts }: { paging: ApiPaging; texts: Texts },
): { pages: ApiPage[]; contents: ContentsGroup[] } {
  const { opening, groups } = parts
  const chapters = chaptersOf(parts, paging, texts)
  const first = hrefOf('')
  const contentsAt = contentsOfPages(opening.view, chapters, { href: first, text: texts.reference.all })
  const contents = contentsAt(undefined)
  const { main, places } = openingUnits(opening, first, texts.facts.partOf)
  const shown = { part: undefined, contents, directory: directoryOf(chapters), contentsFile: hrefOf(CONTENTS_FILE) }
  const view: ApiView = {
    ...main.view,
    ...nothingShown(texts),
    ...shown,
    firstRequest: firstRequest(groups, main.view),
  }
  const behind: ApiView = { ...view, ...NO_OPENING }
  const free = freeRoutes()
  const more = (below: Route): FreePage => {
    const route = free(below, ['more'])
    return { route, href: hrefOf(route.slice(at.length)) }
  }
  const pages = [
    ...withDirectory({ route: at, title: opening.view.title, ids: main.ids, view }, behind, more),
    ...places.map((place) => openingPlace(place, { ...behind, directory: [] }, free(at, [place.view.id]))),
    ...initialsPages(chapters, behind, () => free(at, [SCHEMAS.path])),
    ...chapters.flatMap((chapter) => {
      const base = { ...behind, directory: [] }
      return chapterPages(chapter, free(at, chapter.path), base, { free, paging, contentsAt }).flatMap((page) =>
        withDirectory(page, base, more),
      )
    }),
  ]
  return {
    pages: withUniqueTitles(pages),
    contents: [...opening.view.contents, ...chapters.map((chapter) => chapter.contents)],
  }
}

/** What only the first page has. */
const NO_OPENING = {
  logo: undefined,
  description: undefined,
  summary: '',
  facts: [],
  downloads: [],
  firstRequest: undefined,
  servers: [],
  security: [],
  rest: [],
}

/** What each page lists of the contents of all. @param first the link to the page with all of them */
function contentsOfPages({ contents }: Opening, chapters: Chapter[], first: { href: Href; text: string }): ContentsAt {
  const near = nearContents(
    chapters.map((chapter) => chapter.contents),
    first,
  )
  const openingAt = (isShown: boolean): ContentsGroup[] =>
    contents.map((group) => ({ ...group, items: isShown ? itemsNear({ group }) : [] }))
  return (shown) => [...openingAt(shown === undefined), ...near(shown)]
}

/** Schemas that are divided by their initials are listed on pages of their own. */
function directoryOf(chapters: Chapter[]): ContentsGroup[] {
  const isDivided = chapters.filter(({ is }) => is === 'schemas').length > 1
  return chapters.map(({ is, contents }) => (isDivided && is === 'schemas' ? { ...contents, items: [] } : contents))
}

/** A page, and those that continue its directory. @param more gives the next page below a route its address */
function withDirectory(page: ApiPage, base: ApiView, more: (below: Route) => FreePage): ApiPage[] {
  const { shown, pages } = divideDirectory(page.view.directory, () => more(page.route))
  const { contents } = page.view
  return [
    { ...page, view: { ...page.view, directory: shown } },
    ...pages.map(({ route, title, directory }) => ({
      route,
      title,
      ids: [],
      view: { ...base, contents, part: { title, is: 'section' as const }, directory },
    })),
  ]
}

/** A page with a part of the description that the first page has no room for. */
const openingPlace = ({ view, ids }: PageUnit<SchemaView>, base: ApiView, at: Route): ApiPage => ({
  route: at,
  title: view.name,
  ids,
  view: { ...base, part: { title: view.name, is: 'element' }, schemas: [view] },
})

/** Where the schemas are divided by their initials, a page that leads to these. */
function initialsPages(chapters: Chapter[], base: ApiView, free: () => Route): ApiPage[] {
  const initials = chapters.filter((chapter) => chapter.is === 'schemas').map(({ contents }) => contents)
  if (initials.some(({ id }) => id === SCHEMAS.id) || initials.length === 0) return []
  const part = { title: base.schemasTitle.text, is: 'section' as const }
  const directory = initials.map((initial) => ({ ...initial, items: [] }))
  return [{ route: free(), title: part.title, ids: [SCHEMAS.id], view: { ...base, part, directory } }]
}
