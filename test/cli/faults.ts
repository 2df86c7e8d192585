import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { onTestFinished } from 'vitest'
import { type AtEnd, folderWith } from '../disk/folder.ts'

/** Breaks the program from within, where a page that is read says so. */
const FAULTS = `import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const read = fs.readSync
fs.readSync = (file, bytes, start = 0, ...more) => {
  const count = read(file, bytes, start, ...more)
  const text = Buffer.from(bytes.buffer, bytes.byteOffset + start, count).toString()
  if (text.indexOf('# Guide') !== 0) return count
  if (text.includes('FAIL')) throw new RangeError('Maximum call stack size exceeded')
  if (text.includes('REJECT')) void Promise.reject(new TypeError('nobody waits for this'))
  if (text.includes('THROW')) setTimeout(() => { throw new TypeError('nobody catches this') })
  return count
}
syncBuiltinESMExports()
export function undo() {
  fs.readSync = read
  syncBuiltinESMExports()
}
`

const faultsFile = (atEnd?: AtEnd): string =>
  pathToFileURL(join(folderWith({ 'faults.mjs': FAULTS }, atEnd), 'faults.mjs')).href

/** The environment of a process that fails where its guide says so. */
export const withFaults = (atEnd?: AtEnd): Record<string, string> => ({ NODE_OPTIONS: `--import ${faultsFile(atEnd)}` })

/** Makes this process fail where the guide says FAIL, until the test is over. */
export async function failHere(): Promise<void> {
  const { undo }: { undo: () => void } = await import(faultsFile())
  onTestFinished(undo)
}
