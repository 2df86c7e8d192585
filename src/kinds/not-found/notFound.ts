import { heading, markdownText } from '../../model/markdown.ts'
import { isNotFoundPage } from '../../model/page.ts'
import type { PageKind } from '../../model/pageKind.ts'
import { startOf } from '../../model/problem.ts'
import { NOT_FOUND, routeBelow } from '../../model/route.ts'
import { unlisted } from '../unlisted.ts'

/** The page that hosts show for unknown addresses, unless `content/404.md` is one. */
export const notFound: PageKind<'not-found'> = {
  ...unlisted,
  claims: ({ config, pages }) =>
    pages.some(isNotFoundPage)
      ? []
      : [{ route: routeBelow(config.root, NOT_FOUND), content: { kind: 'not-found' }, place: startOf(config.file) }],
  title: (_content, texts) => texts.notFound.title,
  description: (_content, { config }) => config.tagline,
  view: () => ({ part: 'NotFoundPage', kind: 'not-found' }),
  text: (_view, { texts }) => markdownText(heading(1, texts.notFound.title)),
  addresses: () => [],
  dependsOn: ({ kind }) => kind,
}
