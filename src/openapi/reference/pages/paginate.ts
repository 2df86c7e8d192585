import type { ApiPage } from '../../../model/api.ts'
import type { ApiView, ContentsGroup } from '../../../model/apiView.ts'
import type { ApiConfig, ApiPaging } from '../../../model/config.ts'
import { type Href, type Route, route } from '../../../model/route.ts'
import { slugOf } from '../../read/slug.ts'
import type { ApiParts } from '../apiParts.ts'
import { type Chapter, groupChapter, NOTHING_SHOWN, SCHEMAS, schemaChapters, schemasChapter } from './chapters.ts'
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
 * The maximum of a page: characters of its HTML, and elements, which a slow phone lays out in a moment. What stands around
 * them comes on top.
 */
const LIMITS = { characters: 600_000, elements: 2650 }

/** More schemas than this, on more than one page, are listed by their initials. */
const MANY_SCHEMAS = 100

/**
 * Lays a reference out on pages. If it is too large for one page, there is a page for each tag and one for the schemas; if
 * that is too large, one for each operation or schema, and many schemas are divided by their initials before. The
 * configuration may ask for one of these. The addresses depend only on the names: `<api>/<tag>/`,
 * `<api>/<tag>/<operation>/`, `<api>/schemas/`, `<api>/schemas/<name>/`, `<api>/schemas/<initial>/`,
 * `<api>/schemas/<initial>/<name>/`.
 */
export function paginate(parts: ApiParts, { route: at, pages: paging }: ApiConfig, hrefs: Hrefs): Pages {
  const { opening, groups, schemas } = parts
  const units = [opening, ...groups.flatMap(({ operations }) => operations), ...(schemas?.units ?? [])]
  const isWhole = paging === 'one' || (paging === 'auto' && fitOnPage(units))
  const laid = isWhole ? [wholePage(parts, at)] : severalPages(parts, at, hrefs, paging)
  return {
    pages: laid.map(({ ids, ...page }) => page),
    routeOf: new Map(laid.flatMap(({ ids, route }) => ids.map((id): [string, Route] => [id, route]))),
    contents: laid[0]?.view.directory.length
      ? [...parts.opening.view.contents, ...laid[0].view.directory]
      : contentsOf(parts),
  }
}

type LaidPage = ApiPage & { ids: string[] }

function fitOnPage(units: Chapter['units']): boolean {
  const characters = units.reduce((sum, { size }) => sum + size, 0)
  const elements = units.reduce((sum, each) => sum + each.elements, 0)
  return characters <= LIMITS.characters && elements <= LIMITS.elements
}

const idsOf = (units: Chapter['units']): string[] => units.flatMap(({ ids }) => ids)

const contentsOf = ({ opening, groups, schemas }: ApiParts): ContentsGroup[] => [
  ...opening.view.contents,
  ...groups.map(({ contents }) => contents),
  ...(schemas ? [schemas.contents] : []),
]

function wholePage(parts: ApiParts, at: Route): LaidPage {
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
      ...NOTHING_SHOWN,
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
function severalPages(parts: ApiParts, at: Route, hrefs: Hrefs, paging: ApiPaging): LaidPage[] {
  const { opening, groups, schemas } = parts
  const chapters = [...groups.map(groupChapter), ...(schemas ? chaptersOf(schemas, paging) : [])]
  const directory = chapters.map(({ contents }) => contents)
  const contentsAt: ContentsAt = (shown) => [...opening.view.contents, ...nearContents(directory, shown, hrefs.first)]
  const contents = contentsAt(undefined)
  const contentsFile = hrefs.contents
  const view: ApiView = { ...opening.view, ...NOTHING_SHOWN, part: undefined, contents, directory, contentsFile }
  const free = freeRoutes()
  const noOpening = { logo: undefined, description: undefined, summary: '', facts: [], downloads: [] }
  const behind = { ...view, ...noOpening, servers: [], security: [] }
  return [
    { route: at, title: opening.view.title, ids: opening.ids, view },
    ...initialsPages(chapters, { ...behind, contents }, () => free(at, [SCHEMAS.text])),
    ...chapters.flatMap((chapter) => {
      const base = { ...behind, directory: [] }
      return chapterPages(chapter, free(at, chapter.path), base, { free, paging, contentsAt })
    }),
  ]
}

function chaptersOf(schemas: NonNullable<ApiParts['schemas']>, paging: ApiPaging): Chapter[] {
  const isOne = paging === 'tags' || schemas.units.length <= MANY_SCHEMAS || fitOnPage(schemas.units)
  return isOne ? [schemasChapter(schemas)] : schemaChapters(schemas)
}

/** Where the schemas are divided by their initials, a page that leads to these. */
function initialsPages(chapters: Chapter[], base: ApiView, free: () => Route): LaidPage[] {
  const initials = chapters.filter((chapter) => chapter.is === 'schemas').map(({ contents }) => contents)
  if (initials.some(({ id }) => id === SCHEMAS.id) || initials.length === 0) return []
  const part = { title: SCHEMAS.text, is: 'section' as const }
  const directory = initials.map((initial) => ({ ...initial, items: [] }))
  return [{ route: free(), title: part.title, ids: [SCHEMAS.id], view: { ...base, part, directory } }]
}

/** The contents as a page shows them. */
type ContentsAt = (shown: ShownContents | undefined) => ContentsGroup[]

type Laying = { free: FreeRoute; paging: ApiPaging; contentsAt: ContentsAt }

function chapterPages(chapter: Chapter, at: Route, base: ApiView, { free, paging, contentsAt }: Laying): LaidPage[] {
  const { ids, units, contents: group } = chapter
  const { label, items } = group
  const section: ApiView = { ...base, contents: contentsAt({ group }), part: { title: label, is: 'section' } }
  if (paging === 'tags' || (fitOnPage(units) && !(paging === 'operations' && chapter.is === 'operations'))) {
    return [{ route: at, title: label, ids: [...ids, ...idsOf(units)], view: { ...section, ...chapter.all } }]
  }
  return [
    { route: at, title: label, ids, view: { ...section, ...chapter.head, directory: [group] } },
    ...items.map((item, index) => ({
      route: free(at, [item.id.replace(/^[a-z]+-/, '')]),
      title: item.label,
      ids: units[index]?.ids ?? [],
      view: {
        ...base,
        contents: contentsAt({ group, item }),
        part: { title: item.label, is: 'element' as const },
        ...chapter.showOne(index),
      },
    })),
  ]
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
