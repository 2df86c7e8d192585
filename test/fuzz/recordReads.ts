import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const READS = [
  'createReadStream',
  'existsSync',
  'lstatSync',
  'openSync',
  'readdirSync',
  'readFileSync',
  'realpathSync',
  'statSync',
] as const

/** Notes each path that is looked at on the disk, until it is told to stop. */
export function recordReads(note: (path: string) => void): () => void {
  const real = Object.fromEntries(READS.map((name) => [name, fs[name]]))
  const noting = (call: (...args: never[]) => unknown) =>
    Object.assign((...args: never[]) => {
      const [path]: unknown[] = args
      if (typeof path === 'string' || path instanceof URL) note(String(path))
      return call(...args)
    }, call)
  for (const name of READS) Object.assign(fs, { [name]: noting(fs[name]) })
  syncBuiltinESMExports()
  return () => {
    Object.assign(fs, real)
    syncBuiltinESMExports()
  }
}
