import type { Asset } from './asset.ts'
import type { WantedDrawing } from './diagrams.ts'
import type { HistorySource } from './history.ts'
import type { Inputs } from './inputs.ts'
import type { SourceFile } from './page.ts'
import type { Problem } from './problem.ts'
import type { SourcePath } from './route.ts'

/** A file of a package that is published with the site: its content, or the absolute path of it. */
export type LibraryFile = { path: string } & ({ content: string } | { file: string })

/** What a site keeps of the drawings of its diagrams, and what makes others and keeps them. */
export type Drawings = {
  kept(name: string): Asset | undefined
  draw(wanted: WantedDrawing[]): Promise<DrawResult>
}

/** `faults`: why some could not be drawn, by their names. `remedy`: what makes it possible. */
export type DrawResult =
  | { kind: 'drawn'; faults: ReadonlyMap<string, string> }
  | { kind: 'impossible'; reason: string; remedy: string }

/** The input of a site, as found under the site root. */
export type Sources = {
  /** The Markdown files. */
  pages: SourceFile[]
  /** Frees the memory of a page's text, which is read again if it is needed. */
  forgetText?(path: SourcePath): void
  assets: Asset[]
  /** The files and folders whose names begin with `_` or `.`; what is in such a folder is not listed. */
  unpublished?: SourcePath[]
  /** Problems of single files: unreadable, not UTF-8, a symbolic link that points outside. */
  problems: Problem[]
  /** A text file by its path; undefined when there is none. */
  readFile(path: SourcePath): SourceFile | undefined
  /**
   * Returns the text of a file that a page includes; undefined if it does not exist or is not allowed.
   * @param folders what may be included besides files below the site root
   */
  readIncluded(path: string, folders: string[]): string | undefined
  /** The scripts of the `theme/` folder, and the absolute path of the site root, unless it is in memory. */
  theme?: { root: string | undefined; files: SourceFile[] } | undefined
  /** The scripts that draw diagrams in a browser, the first of which opens the others; undefined if they are not installed. */
  diagramLibrary?(): LibraryFile[] | undefined
  /** The drawings of diagrams; undefined where they are not looked for. */
  drawings?: Drawings
  /** The history of the files; undefined if nothing has one. */
  history?(): HistorySource | undefined
  /** The files that pages include, as far as they have been asked for. */
  included?: ReadonlySet<string>
  /** The state of all that has been read so far; undefined if it cannot be compared. */
  inputs?(): Inputs | undefined
}
