import type { Asset } from './asset.ts'
import type { SourceFile } from './page.ts'
import type { Problem } from './problem.ts'
import type { SourcePath } from './route.ts'

/** The input of a site, as found under the site root. */
export type Sources = {
  /** The Markdown files. */
  pages: SourceFile[]
  assets: Asset[]
  /** Problems of single files: unreadable, not UTF-8, a symbolic link that points outside. */
  problems: Problem[]
  /** A text file by its path; undefined when there is none. */
  readFile(path: SourcePath): SourceFile | undefined
}
