import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { codeFolder, isOwn, isPrivate, makePrivate } from './codeFolder.ts'
import { readStored, writeStored } from './storedFile.ts'

/** Compiled code by the names of the files that it was compiled from. */
type KeptCode = ReadonlyMap<string, Uint8Array>

/** A file with the compiled code of a program. It may be missing at any time, and all works without it. */
type CodeFile = { read(): KeptCode; write(code: KeptCode): void }

/**
 * The file for one use of a program. Where Node keeps compiled code itself, it is told by the same variables: the folder with
 * `NODE_COMPILE_CACHE`, and with `NODE_DISABLE_COMPILE_CACHE` that nothing is kept.
 *
 * @param folder of the compiled program, with the stamp of its contents
 */
export function codeFile(folder: string, use: string): CodeFile | undefined {
  const { NODE_DISABLE_COMPILE_CACHE, NODE_OPTIONS } = process.env
  if (NODE_DISABLE_COMPILE_CACHE) return undefined
  const within = codeFolder()
  const stamp = readFileSync(join(folder, 'stamp'), 'utf8')
  const version = `${short(folder)}-${short(stamp)}`
  const path = join(within, `${version}-${short([process.version, process.arch, process.execArgv, NODE_OPTIONS, use])}`)
  return {
    read: () => (isPrivate(within) ? readStored(path, stamp, isOwn) : new Map()),
    write(code) {
      try {
        if (!makePrivate(within)) return
        writeStored(path, stamp, code)
        removeOthers(within, short(folder), version)
      } catch {
        // A full disk, or a folder that may not be written: the next run compiles again.
      }
    },
  }
}

const MONTH_MS = 30 * 24 * 60 * 60 * 1000

/** The code from before a program was compiled anew, and what is old: its program may be gone, or else compiles it again. */
function removeOthers(within: string, program: string, version: string): void {
  for (const name of readdirSync(within)) {
    const path = join(within, name)
    const isReplaced = name.startsWith(program) && !name.startsWith(version)
    if (isReplaced || lstatSync(path).mtimeMs < Date.now() - MONTH_MS) rmSync(path, { recursive: true, force: true })
  }
}

const short = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)
