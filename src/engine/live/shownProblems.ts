import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Problem } from '../../model/problem.ts'
import { excerptOf } from '../excerpt.ts'
import type { Reading } from '../results.ts'
import type { Folders } from '../settings.ts'
import { sortProblems } from '../sortProblems.ts'
import type { BrokenLink } from './brokenLinks.ts'

type Shown = {
  folders: Pick<Folders, 'root' | 'inRepository'>
  textOf: Reading['textOf']
  linkOf: (problem: Problem) => BrokenLink | undefined
}

/** What open pages show of the problems, as JSON: errors, with their lines and the addresses that open them, and broken links. */
export function shownProblems(problems: Problem[], { folders, textOf, linkOf }: Shown): string {
  const shown = sortProblems(problems).flatMap((problem) => {
    const { severity, rule, file, line, column, message, fix } = problem
    const link = linkOf(problem)
    if (severity !== 'error' && !link) return []
    const text = textOf(file)
    return [
      {
        severity,
        rule,
        place: `${folders.inRepository}${file}:${line}:${column}`,
        editor: `vscode://file${pathToFileURL(join(folders.root, file)).pathname}:${line}:${column}`,
        message,
        fix,
        link,
        excerpt: text === undefined ? [] : excerptOf(text, { line, column }),
      },
    ]
  })
  return JSON.stringify(shown)
}
