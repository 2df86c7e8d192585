import type { Theme } from './theme.ts'

/** What `#theme` names. The sources are checked without its files, and so without the types of a browser. */
export declare const defaultTheme: Theme
