import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { isLeftBehind } from './leftBehind.ts'

const CHECKSUM_BYTES = 32

/**
 * What an earlier run stored; nothing when there is none, when it is damaged or was stored by another maker.
 * @param maker tells one version of the program from another: what they make may differ
 */
export function readStored<T>(path: string, maker: string): Map<string, T> {
  try {
    const bytes = readFileSync(path)
    const body = bytes.subarray(CHECKSUM_BYTES)
    if (!checksum(maker, body).equals(bytes.subarray(0, CHECKSUM_BYTES))) return new Map()
    const stored: unknown = deserialize(body)
    return stored instanceof Map ? stored : new Map()
  } catch {
    return new Map()
  }
}

/** Stores values. A rename makes it whole: two builds at once do not mix. */
export function writeStored(path: string, maker: string, values: ReadonlyMap<string, unknown>): void {
  const body = serialize(values)
  const draft = `${path}.${process.pid}`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(draft, Buffer.concat([checksum(maker, body), body]))
  renameSync(draft, path)
}

/** A killed build leaves drafts of its files, whose names end with its id. */
export function removeDrafts(folder: string): void {
  const drafts = existsSync(folder) ? readdirSync(folder).filter((name) => /\.\d+$/.test(name)) : []
  for (const name of drafts.filter(isLeftBehind)) rmSync(join(folder, name), { force: true })
}

const checksum = (maker: string, body: Uint8Array): Buffer =>
  createHash('sha256').update(`${maker}\n`).update(body).digest()
