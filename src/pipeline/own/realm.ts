import { type Context, compileFunction, createContext, runInContext, Script } from 'node:vm'
import { nodeGlobals } from './nodeGlobals.ts'

/**
 * What the code of a site runs in: a JavaScript realm of its own, in the same thread. What the code does to built-in objects
 * stays in there, and so do its promises.
 */
export type Realm = {
  /** Compiles code to a function. @param file the name of the code in stack traces */
  compile(code: string, parameters: string[], file: string): (...values: unknown[]) => void
  within: RunWithin
}

/** Runs something and what its promises lead to, but stops it after some milliseconds: then there is no result. */
export type RunWithin = <T>(limit: number, run: () => T) => { value: T } | undefined

export function openRealm(): Realm {
  const sandbox = { asked: { run: (): void => undefined } }
  // Its promises have a queue of their own, which is emptied before a run ends, within the limit.
  const context = createContext(sandbox, { microtaskMode: 'afterEvaluate' })
  const globals = globalsOf(context, sandbox)
  const script = new Script('asked.run()')
  return {
    compile(code, parameters, filename) {
      const names = [...parameters, ...globals.keys()]
      // In a function of its own, code may declare what has the name of a parameter, and a profiler sees it: V8 joins the
      // innermost function with its caller.
      const run = compileFunction(`(() => {${code}\n})()`, names, { filename, parsingContext: context })
      return (...values) => run(...values, ...globals.values())
    },
    within<T>(limit: number, run: () => T) {
      let ended: { value: T } | undefined
      sandbox.asked.run = () => {
        ended = { value: run() }
      }
      try {
        script.runInContext(context, { timeout: Math.max(1, Math.ceil(limit)), displayErrors: false })
        return ended
      } catch (thrown) {
        if (!isTimeout(thrown)) throw thrown
        return undefined
      }
    },
  }
}

const AFTERWARDS = '(run, ...given) => void Promise.resolve().then(() => run(...given))'

/** What may not be the name of a parameter, or what no code asks for. */
const NO_PARAMETER = ['eval', 'asked', 'undefined', 'NaN', 'Infinity']

/** Code is given these as parameters: to look up a global takes it a microsecond. */
function globalsOf(context: Context, sandbox: object): Map<string, unknown> {
  const known: string[] = runInContext('Object.getOwnPropertyNames(globalThis)', context)
  const added = nodeGlobals(known, runInContext(AFTERWARDS, context))
  Object.defineProperties(sandbox, { ...added, global: { value: runInContext('globalThis', context) } })
  // Node loads some only when they are asked for.
  const loaded = Object.keys(added).filter((name) => !added[name]?.get)
  const names = new Set([...known, ...loaded, 'global'].filter((name) => /^[\w$]+$/.test(name)))
  for (const name of NO_PARAMETER) names.delete(name)
  return new Map(Object.entries(runInContext(`({ ${[...names].join(', ')} })`, context)))
}

const isTimeout = (thrown: unknown): boolean =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown && thrown.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
