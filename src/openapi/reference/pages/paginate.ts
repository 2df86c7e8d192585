import type { ApiPage } from '../../../model/api.ts'
import type { ApiView, ContentsGroup } from '../../../model/apiView.ts'
import type { ApiConfig, ApiPaging } from '../../../model/config.ts'
import { type Href, type Route, route } from '../../../model/route.ts'
import type { Texts } from '../../../model/texts/texts.ts'
import { slugOf } from '../../read/slug.ts'
import type { ApiParts } from '../apiParts.ts'
import { type Chapter, groupChapter, nothingShown, SCHEMAS, schemaChapters, schemasChapter } from './chapters.ts'
import { elementsIn, type Listed } from './elementsIn.ts'
import { nearContents, type ShownContents } from './nearContents.ts'

/** The first page of the reference, and the file with the contents of all. */
export type Hrefs = { first: Href; contents: Href }

export type Pages = {
  /** The first has the route of the reference. */
  pages: ApiPage[]
  /** The page that has an id. */
  routeOf: ReadonlyMap<string, Route>
  /** The contents of all pages. */
  contents: ContentsGroup[]
}

/**
 * The maximum of a page: characters of its HTML, and elements with those of the list of contents, which a slow phone lays out
 * in a moment. What stands around every page comes on top.
 */
const LIMITS = { characters: 600_000, elements: 2800 }

/** More schemas than this, on more than one page, are listed by their initials. */
const MANY_SCHEMAS = 100

/**
 * Lays a reference out on pages. If it is too large for one page, there is a page for each tag and one for the schemas; if
 * that is too large, one for each operation or schema, and many schemas are divided by their initials before. The
 * configuration may ask for one of these. The addresses depend only on the names: `<api>/<tag>/`,
 * `<api>/<tag>/<operation>/`, `<api>/schemas/`, `<api>/schemas/<name>/`, `<api>/schemas/<initial>/`,
 * `<api>/schemas/<initial>/<name>/`.
 */
export function paginate(parts: ApiParts, { route: at, pages: paging }: ApiConfig, hrefs: Hrefs, texts: Texts): Pages {
  const { opening, groups, schemas } = parts
  const units = [opening, ...groups.flatMap(({ operations }) => operations), ...(schemas?.units ?? [])]
  const isWhole = paging === 'one' || (paging === 'auto' && fitOnPage(units, elementsIn(contentsOf(parts))))
  const { laid, contents } = isWhole
    ? { laid: [wholePage(parts, at, texts.reference)], contents: contentsOf(parts) }
    : severalPages(parts, at, hrefs, { paging, texts })
  return {
    pages: laid.map(({ ids, ...page }) => page),
    routeOf: new Map(laid.flatMap(({ ids, route }) => ids.map((id): [string, Route] => [id, route]))),
    contents,
  }
}

type LaidPage = ApiPage & { ids: string[] }

/** @param listed the elements of the list of contents */
function fitOnPage(units: Chapter['units'], listed: number): boolean {
  const characters = units.reduce((sum, { size }) => sum + size, 0)
  const elements = units.reduce((sum, each) => sum + each.elements, 0)
  return characters <= LIMITS.characters && elements + listed <= LIMITS.elements
}

const idsOf = (units: Chapter['units']): string[] => units.flatMap(({ ids }) => ids)

const contentsOf = ({ opening, groups, schemas }: ApiParts): ContentsGroup[] => [
  ...opening.view.contents,
  ...groups.map(({ contents }) => contents),
  ...(schemas ? [schemas.contents] : []),
]

function wholePage(parts: ApiParts, at: Route, words: Texts['reference']): LaidPage {
  const { opening, groups, schemas } = parts
  return {
    route: at,
    title: opening.view.title,
    ids: [
      ...idsOf([opening, ...groups.flatMap(({ head, operations }) => [head, ...operations])]),
      ...(schemas ? [SCHEMAS.id, ...idsOf(schemas.units)] : []),
    ],
    view: {
      ...opening.view,
      ...nothingShown(words),
      part: undefined,
      contents: contentsOf(parts),
      directory: [],
      contentsFile: undefined,
      groups: groups.map(({ head, operations }) => ({ ...head.view, operations: operations.map(({ view }) => view) })),
      schemas: schemas?.units.map(({ view }) => view) ?? [],
    },
  }
}

/** A page for the contents, and those of the chapters. */
function severalPages(
  parts: ApiParts,
  at: Route,
  hrefs: Hrefs,
  { paging, texts }: { paging: ApiPaging; texts: Texts },
): { laid: LaidPage[]; contents: ContentsGroup[] } {
  const { opening, groups, schemas } = parts
  const { reference: words, facts } = texts
  const closed = groups.map(() => ({ items: [] }))
  const chapters = [
    ...groups.map((group) => groupChapter(group, words, facts.partOf)),
    ...(schemas ? chaptersOf(schemas, paging, closed, words) : []),
  ]
  const all = chapters.map(({ contents }) => contents)
  // Schemas that are divided by their initials are listed on pages of their own.
  const isDivided = chapters.filter(({ is }) => is === 'schemas').length > 1
  const directory = chapters.map(({ is, contents }) =>
    isDivided && is === 'schemas' ? { ...contents, items: [] } : contents,
  )
  const contentsAt: ContentsAt = (shown) => [
    ...opening.view.contents,
    ...nearContents(all, shown, { href: hrefs.first, text: words.all }),
  ]
  const contents = contentsAt(undefined)
  const contentsFile = hrefs.contents
  const view: ApiView = { ...opening.view, ...nothingShown(words), part: undefined, contents, directory, contentsFile }
  const free = freeRoutes()
  const noOpening = { logo: undefined, description: undefined, summary: '', facts: [], downloads: [] }
  const behind = { ...view, ...noOpening, servers: [], security: [] }
  const laid = [
    { route: at, title: opening.view.title, ids: opening.ids, view },
    ...initialsPages(chapters, { ...behind, contents }, () => free(at, [SCHEMAS.path])),
    ...chapters.flatMap((chapter) => {
      const base = { ...behind, directory: [] }
      return chapterPages(chapter, free(at, chapter.path), base, { free, paging, contentsAt })
    }),
  ]
  return { laid, contents: [...opening.view.contents, ...all] }
}

function chaptersOf(
  schemas: NonNullable<ApiParts['schemas']>,
  paging: ApiPaging,
  contents: Listed[],
  words: Texts['reference'],
): Chapter[] {
  const listed = elementsIn([...contents, schemas.contents])
  const isOne = paging === 'tags' || schemas.units.length <= MANY_SCHEMAS || fitOnPage(schemas.units, listed)
  return isOne
    ? [schemasChapter(schemas, words)]
    : schemaChapters(
        schemas,
        (units) => {
          const items = units.map(() => ({ method: undefined }))
          return fitOnPage(units, elementsIn([...contents, { items }]))
        },
        words,
      )
}

/** Where the schemas are divided by their initials, a page that leads to these. */
function initialsPages(chapters: Chapter[], base: ApiView, free: () => Route): LaidPage[] {
  const initials = chapters.filter((chapter) => chapter.is === 'schemas').map(({ contents }) => contents)
  if (initials.some(({ id }) => id === SCHEMAS.id) || initials.length === 0) return []
  const part = { title: base.schemasTitle.text, is: 'section' as const }
  const directory = initials.map((initial) => ({ ...initial, items: [] }))
  return [{ route: free(), title: part.title, ids: [SCHEMAS.id], view: { ...base, part, directory } }]
}

/** The contents as a page shows them. */
type ContentsAt = (shown: ShownContents | undefined) => ContentsGroup[]

type Laying = { free: FreeRoute; paging: ApiPaging; contentsAt: ContentsAt }

function chapterPages(chapter: Chapter, at: Route, base: ApiView, { free, paging, contentsAt }: Laying): LaidPage[] {
  const { ids, units, contents: group } = chapter
  const { label } = group
  const section: ApiView = { ...base, contents: contentsAt({ group }), part: { title: label, is: 'section' } }
  if (
    paging === 'tags' ||
    (fitOnPage(units, elementsIn(section.contents)) && !(paging === 'operations' && chapter.is === 'operations'))
  ) {
    return [{ route: at, title: label, ids: [...ids, ...idsOf(units)], view: { ...section, ...chapter.all } }]
  }
  return [
    { route: at, title: label, ids, view: { ...section, ...chapter.head, directory: [group] } },
    ...chapter.parts.map(({ title, is, path, units: some, listed, shown }) => ({
      route: free(at, path),
      title,
      ids: idsOf(some),
      view: {
        ...base,
        contents: contentsOfPart(group, listed, contentsAt),
        part: { title, is },
        ...shown,
      },
    })),
  ]
}

/** On a page of one item, those around it; on one of several, these: the page of the chapter lists all. */
function contentsOfPart(group: ContentsGroup, ids: string[], contentsAt: ContentsAt): ContentsGroup[] {
  const shown = new Set(ids)
  const items = group.items.filter(({ id }) => shown.has(id))
  const [item, ...others] = items
  const contents = contentsAt(item ? { group, item } : { group })
  return others.length === 0 ? contents : contents.map((each) => (each.id === group.id ? { ...each, items } : each))
}

type FreeRoute = (below: Route, path: string[]) => Route

/** Gives each page an address of its own; addresses that differ by case only would be one on some file systems. */
function freeRoutes(): FreeRoute {
  const taken = new Set<Route>()
  return (below, path) => {
    const wanted = below + path.map(slugOf).join('/').toLowerCase()
    let free = route(wanted)
    for (let number = 2; taken.has(free); number++) free = route(`${wanted}-${number}`)
    taken.add(free)
    return free
  }
}
