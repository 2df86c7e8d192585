import { readFileSync } from 'node:fs'
import nodeModule, { createRequire } from 'node:module'
import { basename, dirname } from 'node:path'
import { Script } from 'node:vm'
import { codeFile } from './codeFile.ts'
import { codeFolder, makePrivate } from './codeFolder.ts'

/**
 * Has Node 20 take the compiled code of the program from an earlier run: an eighth of a build after an edit is compiling it.
 * Later versions do so themselves, see `letNodeKeepCode`.
 *
 * @param folder of the compiled program
 * @param use what it is started for, such as a command: others run other functions, and only what has run is compiled
 * @returns keeps what this run compiled, for the next one
 */
export function keepCode(folder: string, use: string): () => void {
  const file = 'enableCompileCache' in nodeModule ? undefined : codeFile(folder, use)
  if (!file) return () => undefined
  const kept = new Map(file.read())
  const compiled = new Map<string, Script>()
  const flags = flagsNow()
  const { extensions } = createRequire(import.meta.url)
  const loadOther = extensions['.js']
  extensions['.cjs'] = (module, path) => {
    const code = dirname(path) === folder ? readFileSync(path, 'utf8') : undefined
    if (!code || IMPORTS.test(code)) return loadOther?.(module, path)
    const name = basename(path)
    const script = new Script(asFunction(code), { filename: path, cachedData: kept.get(name) })
    // Undefined for code that is not kept.
    if (script.cachedDataRejected !== false) compiled.set(name, script)
    const run: ModuleFunction = script.runInThisContext()
    run.call(module.exports, module.exports, createRequire(path), module, path, folder)
  }
  return () => {
    if (compiled.size === 0 || !flagsNow().equals(flags)) return
    for (const [name, script] of compiled) kept.set(name, script.createCachedData())
    file.write(kept)
    compiled.clear()
  }
}

/**
 * Has Node keep compiled code, since 22.8. Its own folder for that, which all users of a machine share, is taken as it is found:
 * whoever makes it first can put code there that others run.
 */
export function letNodeKeepCode(): void {
  const { NODE_COMPILE_CACHE, NODE_DISABLE_COMPILE_CACHE } = process.env
  // With the one Node does so already, in the folder of the user's choice.
  if (NODE_COMPILE_CACHE || NODE_DISABLE_COMPILE_CACHE || !('enableCompileCache' in nodeModule)) return
  const { enableCompileCache } = nodeModule
  try {
    if (typeof enableCompileCache === 'function' && makePrivate(codeFolder())) enableCompileCache(codeFolder())
  } catch {
    // The folder cannot be made: everything is compiled.
  }
}

/** Node 20 cannot import from a script without saying that this is an experiment. */
const IMPORTS = /\bimport\(/

type ModuleFunction = (
  this: unknown,
  exports: unknown,
  require: NodeJS.Require,
  module: NodeJS.Module,
  filename: string,
  dirname: string,
) => void

/** As Node has it, see https://nodejs.org/api/modules.html#the-module-wrapper */
const asFunction = (code: string): string => `(function (exports, require, module, __filename, __dirname) { ${code}\n})`

/** Differs with V8's flags, some of which are set while a program runs: code that was compiled with others is refused. */
const flagsNow = (): Buffer => new Script('').createCachedData()
