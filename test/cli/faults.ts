import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AtEnd, folderWith } from '../disk/folder.ts'

/** Breaks the program from within, where a page that is read says so. */
const FAULTS = `import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const read = fs.readFileSync
fs.readFileSync = (path, ...more) => {
  const text = read(path, ...more)
  if (text.indexOf('# Guide') !== 0) return text
  if (text.includes('FAIL')) throw new RangeError('Maximum call stack size exceeded')
  if (text.includes('REJECT')) void Promise.reject(new TypeError('nobody waits for this'))
  if (text.includes('THROW')) setTimeout(() => { throw new TypeError('nobody catches this') })
  return text
}
syncBuiltinESMExports()
`

/** The environment of a process that fails where its guide says so. */
export const withFaults = (atEnd?: AtEnd): Record<string, string> => {
  const folder = folderWith({ 'faults.mjs': FAULTS }, atEnd)
  return { NODE_OPTIONS: `--import ${pathToFileURL(join(folder, 'faults.mjs')).href}` }
}
