import type { Active } from './activeHtml.ts'
import { PROGRAM, SCRIPT } from './judgedNames.ts'

/** Judges a file whose name is enough, so that it need not be text. */
export function judgeName(name: string): Active | undefined {
  if (SCRIPT.test(name)) return active('this is a script')
  if (PROGRAM.test(name)) return active('a plug-in, an older browser or Windows would run this file')
  if (/\.svgz$/i.test(name)) return active('this file cannot be checked for scripts: it is compressed')
  return undefined
}

const active = (message: string): Active => ({ kind: 'active', message, line: 1, column: 1 })
