import type { Parts } from './parts.ts'

/** The look of a site. */
export type Theme = {
  /** Everything that draws, by its name. */
  parts: Parts
  /** The entry of the style sheet and that of the browser's script: paths relative to the folder of the theme. */
  styles: string
  client: string
  /** Browser code that runs before the first paint, by the facts of a page that it needs. */
  inlineScript(facts: InlineScriptFacts): string
}

export type InlineScriptFacts = {
  announcementId: string | undefined
  colorMode: { default: 'light' | 'dark'; respectSystem: boolean; switch: boolean }
  /** Set on the home page only: shows the banner when neither style nor script of the site could be loaded. */
  baseUrlBanner: { configured: string } | undefined
}
