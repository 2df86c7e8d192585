import type { Bundle } from '../model/output.ts'
import type { Site } from '../model/site.ts'
import type { Theme } from '../model/theme.ts'

/** Everything that a page is made from. */
export type Renderer = { site: Site; theme: Theme; bundle: Omit<Bundle, 'files'> }
