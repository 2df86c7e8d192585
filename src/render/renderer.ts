import type { Bundle, OutputFile } from '../model/output.ts'
import type { Site } from '../model/site.ts'
import type { Texts } from '../model/texts/texts.ts'
import type { Theme } from '../model/theme.ts'
import type { HeadTag } from '../model/view.ts'
import type { FrameOf } from './blocks/frames.ts'
import type { PartFailure } from './own/failingParts.ts'
import type { PartWatch } from './own/watchParts.ts'
import type { Draw } from './renderDocument.ts'
import type { scriptTexts } from './scriptTexts.ts'

export type Materials = {
  site: Site
  theme: Theme
  bundle: Omit<Bundle, 'files'>
  /** Called when a part of the site fails for the first time. */
  onFailure?: (failure: PartFailure) => void
}

/** Everything that a page is made from. */
export type Renderer = Materials & {
  /** Draws documents, and remembers what is the same on many pages. */
  draw: Draw
  /** What the theme draws around the blocks of Markdown, remembered from page to page. */
  frameOf: (texts: Texts) => FrameOf
  /** The file with the texts of the browser's scripts, made once for each language. */
  scriptTexts: typeof scriptTexts
  /** What the heads of the pages of a language have in common. */
  headOf: (site: Site) => SharedHead
  /** Undefined unless the site brings parts. */
  watch: PartWatch | undefined
}

/** What the heads of all, or of most pages of a site have in common. */
export type SharedHead = {
  /** On all pages but those that are an entry of the site or of a reference. */
  inlineScript: string
  /** What the pages of large references have of it, and the rest as a file. */
  lookout: string
  firstScript: OutputFile
  icon: HeadTag[]
  /** The policies by the script that stands in the page; with styles in it, too, and without. */
  policies: { styled: (script: string) => string; plain: (script: string) => string }
}
