import type { PageView } from './view.ts'

/** The look of a site. */
export type Theme = {
  /** The whole document of one route, from `<!doctype html>` on. */
  renderPage(view: PageView): string
  /** Browser code that runs before the first paint, by the facts of a page that it needs. */
  inlineScript(facts: InlineScriptFacts): string
}

export type InlineScriptFacts = {
  announcementId: string | undefined
  colorMode: { default: 'light' | 'dark'; respectSystem: boolean; switch: boolean }
  /** Set on the home page only: shows the banner when neither style nor script of the site could be loaded. */
  baseUrlBanner: { configured: string } | undefined
}
