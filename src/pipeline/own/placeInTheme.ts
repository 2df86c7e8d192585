import { SourceMap } from 'node:module'
import type { OwnTheme } from '../../model/ownTheme.ts'
import type { Place } from '../../model/problem.ts'

/** The name of compiled code in stack traces. */
export const FILE = 'portalgen-theme.js'

/** A place in compiled code as stack traces have it. */
export const frameAt = (line: number, column: number): string => `${FILE}:${line}:${column}`

const FRAME = new RegExp(`${FILE.replaceAll('.', '\\.')}:(\\d+):(\\d+)`, 'g')

/** Where in the files of a theme an error was thrown; undefined if none of them took part. */
export function placeInTheme(error: unknown, { map }: Pick<OwnTheme, 'map'>): Place | undefined {
  const sourceMap = new SourceMap(JSON.parse(map))
  for (const [, line, column] of stackOf(error).matchAll(FRAME)) {
    const entry = sourceMap.findEntry(Number(line) - 1, Number(column) - 1)
    const [, file] = 'originalSource' in entry ? (/^site:(.+)$/.exec(entry.originalSource) ?? []) : []
    if (file && 'originalLine' in entry) return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 }
  }
  return undefined
}

/** Errors of other realms are no instances of this one's. */
function stackOf(thrown: unknown): string {
  try {
    const isObject = typeof thrown === 'object' && thrown !== null
    return isObject && 'stack' in thrown && typeof thrown.stack === 'string' ? thrown.stack : ''
  } catch {
    // A proxy may refuse.
    return ''
  }
}
