import type { BrowserContext, Route } from 'playwright-core'

/** Answers what script asks for at an address; full loads get the page as it is. */
export async function answerScript(
  context: BrowserContext,
  path: string,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await context.route(`**${path}`, (route) =>
    route.request().isNavigationRequest() ? route.continue() : answer(route),
  )
}
