import type { Asset } from './asset.ts'
import type { SourceFile } from './page.ts'
import type { Problem } from './problem.ts'
import type { SourcePath } from './route.ts'

/** What a site is made from, as it was found under the site root. */
export type Sources = {
  /** The Markdown files. */
  pages: SourceFile[]
  assets: Asset[]
  /** What was wrong with single files: unreadable, not UTF-8, a link that leads outside. */
  problems: Problem[]
  /** A text file by its path; undefined when there is none. */
  readFile(path: SourcePath): SourceFile | undefined
}
