import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Problem } from '../../model/problem.ts'
import { excerptOf } from '../excerpt.ts'
import { sortProblems } from '../sortProblems.ts'

/** What open pages show of the problems, as JSON: errors first, each with its line and the address that opens it. */
export function shownProblems(problems: Problem[], root: string, textOf: (file: string) => string | undefined): string {
  const errors = sortProblems(problems).filter(({ severity }) => severity === 'error')
  const shown = errors.map(({ severity, rule, file, line, column, message, fix }) => {
    const text = textOf(file)
    return {
      severity,
      rule,
      place: `${file}:${line}:${column}`,
      editor: `vscode://file${pathToFileURL(join(root, file)).pathname}:${line}:${column}`,
      message,
      fix,
      excerpt: text === undefined ? [] : excerptOf(text, { line, column }),
    }
  })
  return JSON.stringify(shown)
}
