import type { Bundle } from '../model/output.ts'
import type { Site } from '../model/site.ts'
import type { Theme } from '../model/theme.ts'
import type { FrameOf } from './blocks/frames.ts'

/** Everything that a page is made from. */
export type Renderer = {
  site: Site
  theme: Theme
  /** What the theme draws around the blocks of Markdown, remembered from page to page. */
  frameOf: FrameOf
  bundle: Omit<Bundle, 'files'>
}
