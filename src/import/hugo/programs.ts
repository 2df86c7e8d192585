import type { SourceTree } from '../foreignSite.ts'
import type { Tally } from '../tally.ts'

/** Programs that make pages or draw Markdown, which are not run. */
const PROGRAMS: readonly [pattern: RegExp, what: string][] = [
  [/(?:^|\/)_content\.gotmpl$/, 'pages that a program makes'],
  [/^layouts\/(?:.*\/)?_markup\/render-[\w-]+(?:\.[\w-]+)*$/, 'render hook'],
]

export function notePrograms({ files }: SourceTree, tally: Tally): void {
  for (const [pattern, what] of PROGRAMS)
    for (const file of files.filter((each) => pattern.test(each))) tally.note(what, 'left', { file, line: 1 })
}
