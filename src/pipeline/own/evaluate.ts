import { createRequire, SourceMap } from 'node:module'
import { compileFunction, runInNewContext } from 'node:vm'
import type { OwnTheme } from '../../model/ownTheme.ts'
import type { Place } from '../../model/problem.ts'

/** What a file of a theme exports. */
export type OwnModule = Readonly<Record<string, unknown>>

type Code = Pick<OwnTheme, 'code' | 'map'>

/** The name of compiled code in stack traces. */
const FILE = 'portalgen-theme.js'

/** The package whose parts a site may import. */
const SHARED_PARTS = 'portalgen/theme'

/** Modules that take longer to load than these milliseconds do not end. */
const LIMIT = 5000

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
  within(limit, () => run(load, module, module.exports, withoutEnd()))
  return module.exports
}

/** Stops code that does not end, which would hang the command, and `serve` with each save. */
function within(limit: number, run: () => void): void {
  try {
    runInNewContext('run()', { run }, { timeout: limit })
  } catch (thrown) {
    if (!isTimeout(thrown)) throw thrown
    throw new Error(`it was stopped after ${limit / 1000} s; does it have a loop that never ends?`)
  }
}

const isTimeout = (thrown: unknown): boolean =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown && thrown.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'

/** The process, which no part may end: the command would succeed without writing anything. */
const withoutEnd = (): NodeJS.Process =>
  Object.create(process, { exit: { value: refusing('exit') }, abort: { value: refusing('abort') } })

const refusing = (name: string) => (): never => {
  throw new Error(`it calls "process.${name}", which would end the command`)
}

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
