import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { onDisk } from '../../disk/diskError.ts'
import type { ImportedFile } from '../../import/importedFile.ts'
import { readData } from '../../import/read/data.ts'
import { objectAt } from '../../import/read/json.ts'
import { UsageError } from '../errors.ts'

/** The folders of an import; `into` is shown in messages as `shown`. */
type ImportPlace = { from: string; into: string; shown: string }

/** The list of the files that an import wrote, with their hashes; it is not published. */
const MANIFEST = 'content/_import.json'

/** Holds all files until each of them has been written. It is not published, and the next import removes it. */
const STAGING = 'content/_import.staged'

type Hashes = { [path: string]: string }

/** `replaced` holds what an import that did not finish was about to replace. */
type Manifest = { files: Hashes; replaced: Hashes }

/**
 * Writes the files of an import in place of those of the last one. A failure to write one of them changes nothing; if
 * the import is stopped later, the next one completes it.
 * @throws UsageError when something would be overwritten that no import wrote, or that was edited since
 */
export function writeImported(files: ImportedFile[], place: ImportPlace): void {
  const { into } = place
  const replaced = replacedBy(files, place)
  const staging = join(into, STAGING)
  onDisk('remove', STAGING, () => rmSync(staging, { recursive: true, force: true }))
  const made = onDisk('write', STAGING, () => mkdirSync(staging, { recursive: true })) ?? staging
  try {
    for (const file of files) stage(file, place)
    const hashes = Object.fromEntries(files.map(({ path }) => [path, hashOf(join(staging, path))]))
    writeManifest(into, { files: hashes, replaced })
    for (const path of Object.keys(replaced)) if (!(path in hashes)) remove(into, path)
    for (const { path } of files) putInPlace(into, path)
    writeManifest(into, { files: hashes, replaced: {} })
    onDisk('remove', STAGING, () => rmSync(staging, { recursive: true, force: true }))
  } catch (error) {
    rmSync(existsSync(join(into, MANIFEST)) ? staging : made, { recursive: true, force: true })
    throw error
  }
}

/** The files of earlier imports that are on the disk, with their hashes. */
function replacedBy(files: ImportedFile[], { into, shown }: ImportPlace): Hashes {
  const manifest = manifestIn(into)
  if (!manifest && onDisk('read', shown, () => holdsOthers(join(into, 'content'))))
    throw new UsageError(`"${shown}" already contains "content", which no import wrote; set another folder with --into`)
  const { files: before, replaced } = manifest ?? NOTHING
  const paths = new Set([...Object.keys(before), ...Object.keys(replaced), ...files.map(({ path }) => path)])
  const present = [...paths].filter((path) => existsSync(join(into, path))).map((path) => [path, hashAt(into, path)])
  for (const [path = '', hash] of present) {
    if (hash === before[path] || hash === replaced[path]) continue
    const isOwn = path in before || path in replaced
    const reason = isOwn ? 'was edited after the last import' : 'exists, and no import wrote it'
    throw new UsageError(`"${path}" ${reason}; nothing was written`)
  }
  return Object.fromEntries(present)
}

const NOTHING: Manifest = { files: {}, replaced: {} }

/** Tells whether a folder has files that no import put there; one that was killed leaves what it staged. */
const holdsOthers = (content: string): boolean =>
  existsSync(content) && readdirSync(content).some((name) => name !== basename(STAGING))

function stage(file: ImportedFile, { from, into }: ImportPlace): void {
  onDisk('write', file.path, () => {
    const path = join(into, STAGING, file.path)
    mkdirSync(dirname(path), { recursive: true })
    if (file.kind === 'text') writeFileSync(path, file.text)
    else copyFileSync(join(from, file.source), path)
  })
}

function putInPlace(into: string, path: string): void {
  onDisk('write', path, () => {
    mkdirSync(dirname(join(into, path)), { recursive: true })
    renameSync(join(into, STAGING, path), join(into, path))
  })
}

const remove = (into: string, path: string): void => onDisk('remove', path, () => rmSync(join(into, path)))

function manifestIn(into: string): Manifest | undefined {
  const path = join(into, MANIFEST)
  if (!existsSync(path)) return undefined
  const data = readData(
    onDisk('read', MANIFEST, () => readFileSync(path, 'utf8')),
    'json',
  )
  if (data.kind === 'invalid') throw new UsageError(`"${MANIFEST}" is not valid, line ${data.line}: ${data.reason}`)
  const manifest = { files: hashesAt(data.value, 'files'), replaced: hashesAt(data.value, 'replaced') }
  const outside = [manifest.files, manifest.replaced].flatMap(Object.keys).find((path) => !isInside(path))
  if (outside !== undefined) throw new UsageError(`"${MANIFEST}" names "${outside}", which no import writes; remove it`)
  return manifest
}

/** Files that the manifest names are removed, and the manifest may come with someone else's repository. */
const isInside = (path: string): boolean => !/^(?:[/\\]|[a-z]:|\.\.(?:[/\\]|$))/i.test(normalize(path))

const hashesAt = (value: Parameters<typeof objectAt>[0], key: string): Hashes =>
  Object.fromEntries(Object.entries(objectAt(value, key)).map(([path, hash]) => [path, String(hash)]))

function writeManifest(into: string, { files, replaced }: Manifest): void {
  const unfinished = Object.keys(replaced).length > 0 ? { replaced } : {}
  const draft = join(into, STAGING, basename(MANIFEST))
  onDisk('write', MANIFEST, () => {
    writeFileSync(draft, `${JSON.stringify({ version: 1, files, ...unfinished }, null, 2)}\n`)
    renameSync(draft, join(into, MANIFEST))
  })
}

const hashAt = (into: string, path: string): string => onDisk('read', path, () => hashOf(join(into, path)))

/** A folder has no hash, and is in the way of a file. */
const hashOf = (path: string): string =>
  statSync(path).isDirectory() ? '' : createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16)
