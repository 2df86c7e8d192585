import type { Root } from 'mdast'
import type { Modules } from '../markup/scopeOf.ts'
import type { JsonObject } from '../read/json.ts'
import type { Tally } from '../tally.ts'
import type { Edited } from './edits.ts'
import type { StyleRules } from './styleRules.ts'

/** The input of a step besides the text of a page. */
export type Conversion = {
  /** The file of the page in the other site's tree. */
  source: string
  tally: Tally
  /** Receives the looks of single elements. */
  styles: StyleRules
  /** Parses a text as Markdown. Steps only read the tree: the next one may get the same. */
  parse(text: string): Root
  /** The text of another file, relative to the page's folder or, with `/` at its start, to the tree. */
  include(path: string): { path: string; text: string } | undefined
  /** The first folder in the path of an include that is nowhere in the tree. */
  missingFolder(path: string): string | undefined
  /** The address to write for a link of the page; undefined if it leads nowhere. */
  linkTo(target: string): string | undefined
  /** Why a link leads nowhere, where that is one question for many links. */
  commonCauseOf(target: string): string | undefined
  /** Whether a link that leads nowhere led nowhere on the other site, too. */
  wasBroken(target: string): boolean
  /** What a name in an expression stands for, such as `frontmatter.title`; undefined if it is not known without running the page. */
  valueNamed(name: string): string | undefined
  /** Whether the other site may have shown a key of front matter that has no meaning here. */
  mayShow(key: string): boolean
  /** The programs beside the page, which are read and not run, and what names in expressions stand for. */
  modules: Modules
  names: JsonObject
  /** The other pages of the folder, as a list of cards. */
  folderCards(): string
  /** What the team makes of its own components: a directive, `contents`, or `remove`. */
  components: ReadonlyMap<string, string>
}

/** One syntax of another generator becomes ours. */
export type Step = (text: Edited, conversion: Conversion) => Edited

/** Makes the id of a heading of its text, or of what is written there with its markup. */
export type HeadingSlug = (text: string, written: string) => string

/** How the pages of a generator are written. */
export type Dialect = {
  /** In their order; each works on what the one before has left. */
  steps: Step[]
  /** Returns the id that the generator makes of the text of a heading; a new one for each page. */
  slugger(): HeadingSlug
  /** Whether code has line numbers unless it says otherwise. */
  numbersCode?: boolean
  /** Whether pages with a heading of their own do not show the title of their front matter. */
  prefersHeading?: boolean
}
