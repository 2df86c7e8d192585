import { heading, markdownText } from '../../model/markdown.ts'
import type { PageKind } from '../../model/pageKind.ts'
import { startOf } from '../../model/problem.ts'
import { NOT_FOUND } from '../../model/route.ts'

/** The page that hosts show for unknown addresses, unless `content/404.md` is one. */
export const notFound: PageKind<'not-found'> = {
  claims: ({ config, pages }) =>
    pages.some((page) => page.route === NOT_FOUND)
      ? []
      : [{ route: NOT_FOUND, content: { kind: 'not-found' }, place: startOf(config.file) }],
  title: (_content, texts) => texts.notFound.title,
  description: (_content, { config }) => config.tagline,
  isIndexed: () => false,
  summary: () => undefined,
  links: () => [],
  ids: () => [],
  view: () => ({ part: 'NotFoundPage', kind: 'not-found' }),
  text: (_view, { texts }) => markdownText(heading(1, texts.notFound.title)),
  searchEntries: () => [],
  searchKey: () => undefined,
  addresses: () => [],
  dependsOn: ({ kind }) => kind,
}
