import type { ReactNode } from 'react'
import type { Parts } from './parts.ts'
import type { Place } from './problem.ts'
import type { Href } from './route.ts'
import type { InlineTexts } from './texts/texts.ts'

/** The look of a site. */
export type Theme = {
  /** Everything that renders, by name. */
  parts: Parts
  /** The names of the parts that a site brings, which may use all of React; absent if all of them may. */
  own?: string[]
  /** What a site brings to it. */
  brought?: Brought
  /** The entries of the style sheet and of the browser's script: paths relative to the folder of the theme. */
  styles: string
  client: string
  /** The entry of the script for a site that brings islands, which it imports as `portalgen/islands`. */
  clientWithIslands?: string
  /**
   * The font of running text: a file of the format WOFF2 and its licence, relative to the folder of the theme, and the languages
   * that it has all letters of. Script fetches it when a page is read, for the pages after it.
   */
  font?: { file: string; license: string; languages: string[] }
  /** Browser code that runs before the first paint, for the facts of a page. */
  inlineScript(facts: InlineScriptFacts): string
}

/** A theme, and what the parts of a site may import of it: its parts, and what its module exports beside them. */
export type BaseTheme = { theme: Theme; shared: Readonly<Record<string, unknown>> }

/** A component whose props only its own file knows. */
export type AnyPart = (props: Record<string, unknown>) => ReactNode

type Brought = {
  /** The parts in whose places the site's own stand: drawn where those fail. */
  replaced: Parts
  /** Draws the directives of the site, by their names. */
  directives: Record<string, AnyPart>
  /** The file of each part that the site brings, by its name. */
  files: Record<string, string>
  /** Where in a file of the site an error was thrown, if it was. */
  placeOf(error: unknown): Place | undefined
  /** Draws what the parts of the site stand in. @throws Error where one of them does not end */
  ending<T>(draw: () => T): T
}

export type InlineScriptFacts = {
  /**
   * Pages that share the script as a file have only that in them which looks out for the file, as it may be lost. The file
   * has the rest.
   */
  part: 'all' | 'lookout' | 'rest'
  /** What the element of the script of the site names in pages that have all of this, for the rest to name it. */
  files: { preloads: Href[]; font: Href | undefined }
  texts: InlineTexts
  announcementId: string | undefined
  colorMode: { default: 'light' | 'dark'; respectSystem: boolean; switch: boolean }
  /** Whether the page names a font of the theme. */
  hasFont: boolean
  /** Whether pages load files that are not the site's own, whose loss does not affect the site. */
  hasForeign: boolean
  /** The scripts that wait for the reader's consent, with the starts of the names of their cookies. */
  consent: { attributes: Record<string, string>; code: string; cookies: string[] }[]
  /** Set on the home page only: shows the banner when neither style nor script of the site could be loaded. */
  baseUrlBanner: { configured: string } | undefined
  /** Set on the first page of a reference of several: the place of the files that map ids to pages. */
  addresses: { folder: Href; count: number } | undefined
}
