import { join } from 'node:path'
import type { Problem } from '../../model/problem.ts'
import { shownPath } from '../../model/shownPath.ts'
import { excerptOf } from '../../reporting/report/excerpt.ts'
import { othersText } from '../../reporting/report/mergeRepeats.ts'
import { sortProblems } from '../../reporting/sortProblems.ts'
import type { Reading } from '../results.ts'
import type { Folders } from '../settings.ts'
import type { BrokenLink } from './brokenLinks.ts'
import type { EditorLink } from './editorLink.ts'

type Showing = {
  folders: Pick<Folders, 'root' | 'inRepository'>
  textOf: Reading['textOf']
  linkOf: (problem: Problem) => BrokenLink | undefined
  /** The path of the page that a file is shown on. */
  pageOf: (file: string) => string | undefined
  editorOf: EditorLink
}

/** How many problems are shown with their lines; more would not be read. */
const MOST_EXCERPTS = 100

/** The problems of the sources and those of failed parts, as open pages show them. */
export type Shown = (failed: Problem[]) => string

/** Nothing is looked up before a page asks. */
export function problemsShown(found: Problem[], showing: Showing): Shown {
  let fixed: string | undefined
  return (failed) => {
    if (failed.length > 0) return shownProblems([...found, ...failed], showing)
    fixed ??= shownProblems(found, showing)
    return fixed
  }
}

/** While only outlines are known. */
export const UNKNOWN: Pick<Showing, 'textOf' | 'linkOf' | 'pageOf'> = {
  textOf: () => undefined,
  linkOf: () => undefined,
  pageOf: () => undefined,
}

/**
 * What open pages show of the problems, as JSON: errors before warnings, with their lines, their pages, the addresses that
 * open them in an editor, and the broken links that they are about.
 */
function shownProblems(problems: Problem[], showing: Showing): string {
  const sorted = sortProblems(problems)
  const shown = (['error', 'warning'] as const).flatMap((severity) =>
    sorted.filter((each) => each.severity === severity),
  )
  return JSON.stringify(shown.map((problem, index) => shownProblem(problem, index < MOST_EXCERPTS, showing)))
}

function shownProblem(problem: Problem, hasExcerpt: boolean, showing: Showing) {
  const { folders, textOf, linkOf, pageOf, editorOf } = showing
  const { severity, rule, file, line, column, message, fix, others = [] } = problem
  const elsewhere = others.map((other) => ({ ...other, file: shownPath(other.file, folders.inRepository) }))
  const text = hasExcerpt ? textOf(file) : undefined
  return {
    severity,
    rule,
    place: `${shownPath(file, folders.inRepository)}:${line}:${column}`,
    page: pageOf(file),
    editor: editorOf({ file: join(folders.root, file), line, column }),
    message: others.length === 0 ? message : `${message} (${othersText(elsewhere)})`,
    fix,
    link: linkOf(problem),
    excerpt: text === undefined ? [] : excerptOf(text, { line, column }),
  }
}
