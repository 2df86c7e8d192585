import { hrefOf, isNotFound, type Route } from '../model/route.ts'
import type { RouteContent, Site } from '../model/site.ts'
import { fill } from '../model/texts/texts.ts'
import type { FeedbackView } from '../model/view.ts'

/** The links for "Was this page helpful?"; undefined for what is not a page of documentation. */
export function feedbackLinks({ config }: Site, route: Route, content: RouteContent): FeedbackView | undefined {
  if (config.feedback === undefined || content.kind !== 'page' || isNotFound(route, config)) return undefined
  const { title, source, frontMatter } = content.page
  if (frontMatter.feedback === false) return undefined
  const values = { title, url: config.url + hrefOf(route, config), path: source }
  const encoded = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, encodeURIComponent(value)]))
  return { yes: fill(config.feedback.yes, encoded), no: fill(config.feedback.no, encoded) }
}
