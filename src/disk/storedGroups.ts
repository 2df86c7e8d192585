import { hash } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readFileSync, readSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'
import { reasonOf } from './diskError.ts'
import type { Packing } from './lazyParts.ts'

/**
 * Values in a file, in groups: a group of which nothing has changed is copied, so that storing costs what has changed, and
 * takes the memory of one group. Values are immutable by their keys.
 */
type StoredValues = { values: Map<string, unknown>; stored: StoredGroups }

/** `list` stands at the end of the file and identifies its content. */
type StoredGroups = { groups: Group[]; list: string }

type Group = { keys: string[]; at: number; size: number; sum: number }

/** The number of values that are serialised again when one of them changes. */
const GROUP_VALUES = 64

/** Reads the values of an earlier run; none if there are none, if the file is damaged, or if another maker stored them. */
export function readGroups(path: string, maker: string, { unpack } = AS_THEY_ARE): StoredValues {
  try {
    const bytes = readFileSync(path)
    const list = listIn(bytes, maker)
    const found: StoredValues = { values: new Map(), stored: { groups: [], list } }
    let at = 0
    for (const [size, sum] of sizesIn(list)) {
      const body = bytes.subarray(at, at + size)
      const values: unknown = crc32(body) === sum ? deserialize(body) : undefined
      if (!(values instanceof Map)) return noGroups()
      found.stored.groups.push({ keys: [...values.keys()], at, size, sum })
      for (const [key, value] of values) found.values.set(key, unpack(value))
      at += size
    }
    return found
  } catch {
    return noGroups()
  }
}

const AS_THEY_ARE: Packing = { pack: (value) => value, unpack: (stored) => stored }

export const noGroups = (): StoredValues => ({ values: new Map(), stored: { groups: [], list: '' } })

/** Whether just these values are stored; what is under a key does not change. */
export function hasJust({ groups }: StoredGroups, values: ReadonlyMap<string, unknown>): boolean {
  const count = groups.reduce((sum, { keys }) => sum + keys.length, 0)
  return count === values.size && groups.every(({ keys }) => keys.every((key) => values.has(key)))
}

/** Stores values. The rename makes the write atomic, so that concurrent builds do not mix their values. */
export function writeGroups(
  path: string,
  maker: string,
  values: ReadonlyMap<string, unknown>,
  before: StoredGroups,
  { pack } = AS_THEY_ARE,
): StoredGroups {
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}`
  const left = new Set(values.keys())
  const packed = (key: string): unknown => pack(values.get(key))
  try {
    const stored = writeDraft(draft, maker, [keptGroups(path, maker, before, left), newGroups(left, packed)])
    renameSync(draft, path)
    return stored
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

/** A group as it stands in a file. */
type GroupBytes = { keys: string[]; bytes: Uint8Array }

/** The groups of the file of which all values are still wanted; they are wanted no longer then. */
function* keptGroups(path: string, maker: string, before: StoredGroups, wanted: Set<string>): Generator<GroupBytes> {
  const file = openSame(path, maker, before.list)
  if (file === undefined) return
  try {
    for (const group of before.groups) {
      if (!group.keys.every((key) => wanted.has(key))) continue
      const bytes = readAt(file, group)
      if (crc32(bytes) !== group.sum) continue
      yield { keys: group.keys, bytes }
      for (const key of group.keys) wanted.delete(key)
    }
  } finally {
    closeSync(file)
  }
}

function* newGroups(wanted: ReadonlySet<string>, packed: (key: string) => unknown): Generator<GroupBytes> {
  const rest = [...wanted]
  for (let at = 0; at < rest.length; at += GROUP_VALUES) {
    const keys = rest.slice(at, at + GROUP_VALUES)
    yield { keys, bytes: serialize(new Map(keys.map((key) => [key, packed(key)]))) }
  }
}

function writeDraft(draft: string, maker: string, sources: Iterable<GroupBytes>[]): StoredGroups {
  const file = openSync(draft, 'w')
  try {
    const groups: Group[] = []
    let at = 0
    for (const source of sources)
      for (const { keys, bytes } of source) {
        writeWhole(file, bytes)
        groups.push({ keys, at, size: bytes.length, sum: crc32(bytes) })
        at += bytes.length
      }
    const list = JSON.stringify(groups.map(({ size, sum }) => [size, sum]))
    writeWhole(file, endOf(list, maker))
    return { groups, list }
  } finally {
    closeSync(file)
  }
}

/** The list of groups is followed by its checksum and its length. */
const SUM_CHARACTERS = 64
const LENGTH_CHARACTERS = 12

const endOf = (list: string, maker: string): Buffer =>
  Buffer.from(`${list}${hash('sha256', `${maker}\n${list}`)}${String(list.length).padStart(LENGTH_CHARACTERS)}`)

/** @throws Error when the file is damaged or of another maker */
function listIn(bytes: Buffer, maker: string): string {
  const end = bytes.length - LENGTH_CHARACTERS - SUM_CHARACTERS
  const length = Number(bytes.toString('latin1', bytes.length - LENGTH_CHARACTERS))
  const list = bytes.toString('latin1', end - length, end)
  if (!endOf(list, maker).equals(bytes.subarray(end - length))) throw new Error('the list of groups is damaged')
  return list
}

function sizesIn(list: string): [size: number, sum: number][] {
  const sizes: unknown = JSON.parse(list)
  return Array.isArray(sizes) ? sizes : []
}

/** Opens the file if it is still the one that was read; another build may have replaced it. */
function openSame(path: string, maker: string, list: string): number | undefined {
  if (list === '') return undefined
  try {
    const end = endOf(list, maker)
    const at = sizesIn(list).reduce((sum, [size]) => sum + size, 0)
    const file = openSync(path, 'r')
    if (readAt(file, { at, size: end.length + 1 }).equals(end)) return file
    closeSync(file)
    return undefined
  } catch (error) {
    if (reasonOf(error) === undefined) throw error
    return undefined
  }
}

function readAt(file: number, { at, size }: Pick<Group, 'at' | 'size'>): Buffer {
  const bytes = Buffer.allocUnsafe(size)
  return bytes.subarray(0, readSync(file, bytes, 0, size, at))
}

/** A single write may take fewer bytes than it is given. */
function writeWhole(file: number, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written)
}
