import type { ApiPage } from '../../../model/api.ts'
import type { ApiView, ContentsGroup } from '../../../model/apiView.ts'
import { type Href, type Route, route } from '../../../model/route.ts'
import { slugOf } from '../../read/slug.ts'
import type { ApiParts } from '../apiParts.ts'
import { type Chapter, groupChapter, NOTHING_SHOWN, SCHEMAS, schemaChapters } from './chapters.ts'

export type Pages = {
  /** The first has the route of the reference. */
  pages: ApiPage[]
  /** The page that has an id. */
  routeOf: ReadonlyMap<string, Route>
  /** The contents of all pages. */
  contents: ContentsGroup[]
}

/** The maximum size of a page, in characters of its view. */
const LIMIT = 600_000

/**
 * Lays a reference out on pages. If it is too large for one page, each tag and each initial of the schemas gets a page;
 * if one of these is too large, each of its operations or schemas does. The addresses follow from the names alone:
 * `<api>/<tag>/`, `<api>/<tag>/<operation>/`, `<api>/schemas/<initial>/`, `<api>/schemas/<initial>/<name>/`.
 */
export function paginate(parts: ApiParts, at: Route, contentsFile: Href, limit = LIMIT): Pages {
  const { opening, groups, schemas } = parts
  const size = opening.size + sizeOf([...groups.flatMap(({ operations }) => operations), ...(schemas?.units ?? [])])
  const laid = size <= limit ? [wholePage(parts, at)] : severalPages(parts, at, contentsFile, limit)
  return {
    pages: laid.map(({ ids, ...page }) => page),
    routeOf: new Map(laid.flatMap(({ ids, route }) => ids.map((id): [string, Route] => [id, route]))),
    contents: laid[0]?.view.directory.length ? laid[0].view.directory : contentsOf(parts),
  }
}

type LaidPage = ApiPage & { ids: string[] }

const sizeOf = (units: Chapter['units']): number => units.reduce((sum, { size }) => sum + size, 0)

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
      contents: contentsOf(parts),
      directory: [],
      contentsFile: undefined,
      groups: groups.map(({ head, operations }) => ({ ...head.view, operations: operations.map(({ view }) => view) })),
      schemas: schemas?.units.map(({ view }) => view) ?? [],
    },
  }
}

/** A page for the contents, and those of the chapters. */
function severalPages(parts: ApiParts, at: Route, contentsFile: Href, limit: number): LaidPage[] {
  const { opening, groups, schemas } = parts
  const chapters = [...groups.map(groupChapter), ...(schemas ? schemaChapters(schemas) : [])]
  const directory = chapters.map(({ contents }) => contents)
  // The items of other chapters are in the file of contents.
  const contentsAt = (shown: ContentsGroup | undefined): ContentsGroup[] => [
    ...opening.view.contents,
    ...directory.map((each) => (each === shown ? each : { ...each, items: [] })),
  ]
  const view: ApiView = { ...opening.view, ...NOTHING_SHOWN, contents: contentsAt(undefined), directory, contentsFile }
  const free = freeRoutes()
  const behind = { ...view, description: undefined, summary: '', facts: [], downloads: [], servers: [], security: [] }
  return [
    { route: at, title: opening.view.title, ids: opening.ids, view },
    ...chapters.flatMap((chapter) => {
      const base = { ...behind, contents: contentsAt(chapter.contents), directory: [] }
      return chapterPages(chapter, free(at, chapter.path), base, limit, free)
    }),
  ]
}

function chapterPages(chapter: Chapter, at: Route, base: ApiView, limit: number, free: FreeRoute): LaidPage[] {
  const { ids, units, contents, show } = chapter
  const { label, items } = contents
  if (sizeOf(units) <= limit) {
    return [{ route: at, title: label, ids: [...ids, ...idsOf(units)], view: { ...base, ...show(0, units.length) } }]
  }
  return [
    { route: at, title: label, ids, view: { ...base, ...show(0, 0), directory: [contents] } },
    ...items.map((item, index) => ({
      route: free(at, [item.id.replace(/^[a-z]+-/, '')]),
      title: item.label,
      ids: units[index]?.ids ?? [],
      view: { ...base, ...show(index, index + 1) },
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
