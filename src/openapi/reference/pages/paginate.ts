import type { ApiPage } from '../../../model/api.ts'
import type { ApiView, ContentsGroup, SchemaView } from '../../../model/apiView.ts'
import type { ApiConfig, ApiPaging } from '../../../model/config.ts'
import { CONTENTS_FILE, type Route } from '../../../model/route.ts'
import type { Texts } from '../../../model/texts/texts.ts'
import type { ApiParts } from '../apiParts.ts'
import type { Given } from '../context.ts'
import { openingUnits } from '../inner/boundedUnits.ts'
import type { PageUnit } from '../pageUnit.ts'
import { type Chapter, nothingShown, SCHEMAS } from './chapter.ts'
import { type ContentsAt, chapterPages, idsOf } from './chapterPages.ts'
import { belowGroup, groupChapter, schemaChapters, schemasChapter } from './chapters.ts'
import { divideDirectory, type FreePage } from './directoryPages.ts'
import { elementsIn, type Listed } from './elementsIn.ts'
import { firstRequest } from './firstRequest.ts'
import { fitOnPage } from './fitOnPage.ts'
import { freeRoutes } from './freeRoutes.ts'
import { itemsNear, nearContents } from './nearContents.ts'
import { withUniqueTitles } from './uniqueTitles.ts'

type Pages = {
  /** The first has the route of the reference. */
  pages: ApiPage[]
  /** The page that has an id. */
  routeOf: ReadonlyMap<string, Route>
  /** The ids that whole pages are about. */
  subjects: ReadonlySet<string>
  /** The contents of all pages. */
  contents: ContentsGroup[]
}

/** More schemas than this, on more than one page, are listed by their initials. */
const MANY_SCHEMAS = 100

/**
 * Lays a reference out on pages. If it is too large for one page, there is a page for each tag and one for the schemas; if
 * that is too large, one for each operation or schema, and many schemas are divided by their initials before. The
 * configuration may ask for one of these. The addresses depend only on the names: `<api>/<tag>/`,
 * `<api>/<tag>/<operation>/`, `<api>/schemas/`, `<api>/schemas/<name>/`, `<api>/schemas/<initial>/`,
 * `<api>/schemas/<initial>/<name>/`.
 */
export function paginate(
  parts: ApiParts,
  { route: at, pages: paging }: ApiConfig,
  hrefOf: Given['hrefOf'],
  texts: Texts,
): Pages {
  const { opening, groups, schemas } = parts
  const units = [opening, ...groups.flatMap(({ operations }) => operations), ...(schemas?.units ?? [])]
  const isWhole = paging === 'one' || (paging === 'auto' && fitOnPage(units, elementsIn(contentsOf(parts))))
  const { pages, contents } = isWhole
    ? { pages: [wholePage(parts, at, texts)], contents: contentsOf(parts) }
    : severalPages(parts, at, hrefOf, { paging, texts })
  return {
    pages,
    routeOf: new Map(pages.flatMap(({ ids, route }) => ids.map((id): [string, Route] => [id, route]))),
    subjects: new Set(pages.flatMap(({ subject }) => subject ?? [])),
    contents,
  }
}

const contentsOf = ({ opening, groups, schemas }: ApiParts): ContentsGroup[] => [
  ...opening.view.contents,
  ...groups.map(({ contents }) => contents),
  ...(schemas ? [schemas.contents] : []),
]

function wholePage(parts: ApiParts, at: Route, texts: Texts): ApiPage {
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
      ...nothingShown(texts),
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
  hrefOf: Given['hrefOf'],
  { paging, texts }: { paging: ApiPaging; texts: Texts },
): { pages: ApiPage[]; contents: ContentsGroup[] } {
  const { opening, groups, schemas } = parts
  const closed = groups.map(() => ({ items: [] }))
  const chapters = [
    ...groups.map((group, index) => groupChapter(group, belowGroup(groups, index), texts)),
    ...(schemas ? chaptersOf(schemas, paging, closed, texts) : []),
  ]
  const all = chapters.map(({ contents }) => contents)
  // Schemas that are divided by their initials are listed on pages of their own.
  const isDivided = chapters.filter(({ is }) => is === 'schemas').length > 1
  const directory = chapters.map(({ is, contents }) =>
    isDivided && is === 'schemas' ? { ...contents, items: [] } : contents,
  )
  const first = hrefOf('')
  const near = nearContents(all, { href: first, text: texts.reference.all })
  const openingAt = (isShown: boolean): ContentsGroup[] =>
    opening.view.contents.map((group) => ({ ...group, items: isShown ? itemsNear({ group }) : [] }))
  const contentsAt: ContentsAt = (shown) => [...openingAt(shown === undefined), ...near(shown)]
  const contents = contentsAt(undefined)
  const contentsFile = hrefOf(CONTENTS_FILE)
  const { main, places } = openingUnits(opening, first, texts.facts.partOf)
  const shown = { ...nothingShown(texts), part: undefined, contents, directory, contentsFile }
  const view: ApiView = { ...main.view, ...shown, firstRequest: firstRequest(groups, main.view) }
  const free = freeRoutes()
  const more = (below: Route): FreePage => {
    const route = free(below, ['more'])
    return { route, href: hrefOf(route.slice(at.length)) }
  }
  const noOpening = {
    logo: undefined,
    description: undefined,
    summary: '',
    facts: [],
    downloads: [],
    firstRequest: undefined,
  }
  const behind = { ...view, ...noOpening, servers: [], security: [], rest: [] }
  const pages = [
    ...withDirectory({ route: at, title: opening.view.title, ids: main.ids, view }, behind, more),
    ...places.map((place) => openingPlace(place, { ...behind, contents, directory: [] }, free(at, [place.view.id]))),
    ...initialsPages(chapters, { ...behind, contents }, () => free(at, [SCHEMAS.path])),
    ...chapters.flatMap((chapter) => {
      const base = { ...behind, directory: [] }
      return chapterPages(chapter, free(at, chapter.path), base, { free, paging, contentsAt }).flatMap((page) =>
        withDirectory(page, base, more),
      )
    }),
  ]
  return { pages: withUniqueTitles(pages), contents: [...opening.view.contents, ...all] }
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

function chaptersOf(
  schemas: NonNullable<ApiParts['schemas']>,
  paging: ApiPaging,
  contents: Listed[],
  texts: Texts,
): Chapter[] {
  const listed = elementsIn([...contents, schemas.contents])
  const isOne = paging === 'tags' || schemas.units.length <= MANY_SCHEMAS || fitOnPage(schemas.units, listed)
  return isOne
    ? [schemasChapter(schemas, texts)]
    : schemaChapters(
        schemas,
        (units) => {
          const items = units.map(() => ({ method: undefined }))
          return fitOnPage(units, elementsIn([...contents, { items }]))
        },
        texts,
      )
}

/** Where the schemas are divided by their initials, a page that leads to these. */
function initialsPages(chapters: Chapter[], base: ApiView, free: () => Route): ApiPage[] {
  const initials = chapters.filter((chapter) => chapter.is === 'schemas').map(({ contents }) => contents)
  if (initials.some(({ id }) => id === SCHEMAS.id) || initials.length === 0) return []
  const part = { title: base.schemasTitle.text, is: 'section' as const }
  const directory = initials.map((initial) => ({ ...initial, items: [] }))
  return [{ route: free(), title: part.title, ids: [SCHEMAS.id], view: { ...base, part, directory } }]
}
