import type { Bundle } from '../model/output.ts'
import { hrefOf, NOT_FOUND, type Route } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import type { Theme } from '../model/theme.ts'
import { renderRoute } from '../render/renderRoute.ts'
import { type DevSite, plainAnswers } from './devSite.ts'

export type EarlyDevOptions = { theme: Theme; bundle: Bundle; whole: Promise<void> }

/** A site whose pages are parsed when they are asked for. */
export type EarlySite = { site: Site; withPage(route: Route): Promise<Site> }

/** Pages, the theme and assets before all is parsed. Whoever asks for anything else waits for that. */
export function earlyDevSite({ site, withPage }: EarlySite, { theme, bundle, whole }: EarlyDevOptions): DevSite {
  const answers = plainAnswers(site, bundle)
  const render = async (route: Route): Promise<string> =>
    renderRoute({ site: await withPage(route), theme, bundle }, route)
  for (const [route, content] of site.routes) {
    if (content.kind !== 'page' && content.kind !== 'category') continue
    answers.set(hrefOf(route, site.config), { kind: 'page', render: () => render(route) })
  }
  return {
    answerTo: (path) => answers.get(path),
    notFound: () => renderRoute({ site, theme, bundle }, NOT_FOUND),
    problems: [],
    addressing: site.config,
    whole,
  }
}
