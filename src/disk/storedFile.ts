import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { isLeftBehind } from './leftBehind.ts'

const CHECKSUM_BYTES = 32

/**
 * Reads the values that an earlier run stored; empty if there are none, if the file is damaged, or if another maker
 * stored them.
 * @param maker identifies the version of the program, since versions may compute different values
 * @param isTrusted judges the file that is open, which may have been put there since its folder was judged
 */
export function readStored<T>(path: string, maker: string, isTrusted?: (file: Stats) => boolean): Map<string, T> {
  try {
    const bytes = isTrusted ? readTrusted(path, isTrusted) : readFileSync(path)
    const body = bytes.subarray(CHECKSUM_BYTES)
    if (!checksum(maker, body).equals(bytes.subarray(0, CHECKSUM_BYTES))) return new Map()
    const stored: unknown = deserialize(body)
    return stored instanceof Map ? stored : new Map()
  } catch {
    return new Map()
  }
}

function readTrusted(path: string, isTrusted: (file: Stats) => boolean): Buffer {
  const file = openSync(path, 'r')
  try {
    return isTrusted(fstatSync(file)) ? readFileSync(file) : Buffer.alloc(0)
  } finally {
    closeSync(file)
  }
}

/** Stores values. The rename makes the write atomic, so that concurrent builds do not mix their values. */
export function writeStored(path: string, maker: string, values: ReadonlyMap<string, unknown>): void {
  const body = serialize(values)
  const draft = `${path}.${process.pid}`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(draft, Buffer.concat([checksum(maker, body), body]))
  renameSync(draft, path)
}

/** Removes drafts of killed builds; their names end with a process id. */
export function removeDrafts(folder: string): void {
  const drafts = existsSync(folder) ? readdirSync(folder).filter((name) => /\.\d+$/.test(name)) : []
  for (const name of drafts.filter(isLeftBehind)) rmSync(join(folder, name), { force: true })
}

const checksum = (maker: string, body: Uint8Array): Buffer =>
  createHash('sha256').update(`${maker}\n`).update(body).digest()
