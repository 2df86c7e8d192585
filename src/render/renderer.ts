import type { Bundle } from '../model/output.ts'
import type { Site } from '../model/site.ts'
import type { Texts } from '../model/texts/texts.ts'
import type { Theme } from '../model/theme.ts'
import { type FrameOf, framesOf } from './blocks/frames.ts'
import { byTexts } from './byTexts.ts'
import type { PartFailure } from './own/failingParts.ts'
import { type PartWatch, watchParts } from './own/watchParts.ts'
import { type Draw, drawWith } from './renderDocument.ts'
import { scriptTexts } from './scriptTexts.ts'

type Materials = {
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
  /** Undefined unless the site brings parts. */
  watch: PartWatch | undefined
}

export function openRenderer<Given extends Materials>(given: Given): Given & Renderer {
  const watch = watchParts(given.theme, given.onFailure)
  const theme = watch ? { ...given.theme, parts: watch.parts } : given.theme
  const frameOf = byTexts((texts) => framesOf({ ...theme.parts, texts }, watch))
  return { ...given, draw: drawWith(theme), frameOf, scriptTexts: byTexts(scriptTexts), watch }
}
