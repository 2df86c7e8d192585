import type { ApiPage } from '../../../model/api.ts'
import type { ContentsGroup } from '../../../model/apiView.ts'
import type { ApiConfig } from '../../../model/config.ts'
import type { Route } from '../../../model/route.ts'
import type { Texts } from '../../../model/texts/texts.ts'
import type { ApiParts } from '../apiParts.ts'
import type { Given } from '../context.ts'
import { nothingShown, SCHEMAS } from './chapter.ts'
import { idsOf } from './chapterPages.ts'
import { elementsIn } from './elementsIn.ts'
import { fitOnPage } from './fitOnPage.ts'
import { severalPages } from './severalPages.ts'

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
