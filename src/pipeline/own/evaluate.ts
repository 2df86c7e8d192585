import { createRequire, SourceMap } from 'node:module'
import { compileFunction } from 'node:vm'
import type { OwnTheme } from '../../model/ownTheme.ts'
import type { Place } from '../../model/problem.ts'
import { LIMIT, stoppedAfter, timeLimit } from './timeLimit.ts'

/** What a file of a theme exports. */
export type OwnModule = Readonly<Record<string, unknown>>

type Code = Pick<OwnTheme, 'code' | 'map'>

/** The name of compiled code in stack traces. */
const FILE = 'portalgen-theme.js'

/** The package whose parts a site may import. */
const SHARED_PARTS = 'portalgen/theme'

/**
 * Runs the compiled code of a theme. React and the default parts are those of the program, so that there is one copy of them;
 * and no file is written, so that an edit leaves nothing behind.
 * @param shared what `portalgen/theme` exports
 */
export function evaluate(
  { code }: Pick<Code, 'code'>,
  shared: OwnModule,
  limit = LIMIT,
): Readonly<Record<string, OwnModule>> {
  const require = createRequire(import.meta.url)
  const module: { exports: Record<string, OwnModule> } = { exports: {} }
  const load = (name: string): unknown => (name === SHARED_PARTS ? shared : require(name))
  const run = compileFunction(code, ['require', 'module', 'exports', 'process'], { filename: FILE })
  // Code that does not end would hang the command, and `serve` with each save.
  const loaded = timeLimit()(limit, () => run(load, module, module.exports, withoutEnd()))
  if (!loaded) throw stoppedAfter(limit)
  return module.exports
}

/** The process, which no part may end: the command would succeed without writing anything. */
const withoutEnd = (): NodeJS.Process =>
  Object.create(process, { exit: { value: refusing('exit') }, abort: { value: refusing('abort') } })

const refusing = (name: string) => (): never => {
  throw new Error(`it calls "process.${name}", which would end the command`)
}

/** A function in compiled code as stack traces have it; undefined for functions of others. */
export const frameOf = ({ url, lineNumber, columnNumber }: CallFrame): string | undefined =>
  url === FILE ? `${FILE}:${lineNumber + 1}:${columnNumber + 1}` : undefined

type CallFrame = { url: string; lineNumber: number; columnNumber: number }

const FRAME = new RegExp(`${FILE.replaceAll('.', '\\.')}:(\\d+):(\\d+)`, 'g')

/** Where in the files of a theme an error was thrown; undefined if none of them took part. */
export function placeInTheme(error: unknown, { map }: Pick<Code, 'map'>): Place | undefined {
  const stack = error instanceof Error && typeof error.stack === 'string' ? error.stack : ''
  const sourceMap = new SourceMap(JSON.parse(map))
  for (const [, line, column] of stack.matchAll(FRAME)) {
    const entry = sourceMap.findEntry(Number(line) - 1, Number(column) - 1)
    const [, file] = 'originalSource' in entry ? (/^site:(.+)$/.exec(entry.originalSource) ?? []) : []
    if (file && 'originalLine' in entry) return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 }
  }
  return undefined
}
