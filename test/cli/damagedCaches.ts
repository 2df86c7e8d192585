import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import { expect } from 'vitest'
import { folderWith, writeFiles } from '../disk/folder.ts'
import { numbersOf, type Prepared, prepared, VERSIONS } from './killedBuilds.ts'
import { filesBelow, portalgen, treeHash } from './portalgen.ts'

/** @param at a share of the file */
type Damage = (path: string, at: number, other: string) => void

const rewrite = (path: string, change: (bytes: Buffer) => Uint8Array | string): void =>
  writeFileSync(path, change(readFileSync(path)))

function flipped(bytes: Buffer, at: number): Buffer {
  const index = Math.floor(bytes.length * at)
  bytes[index] = (bytes[index] ?? 0) ^ (1 << (index % 8))
  return bytes
}

function replaceBy(path: string, make: (path: string) => void): void {
  rmSync(path, { recursive: true, force: true })
  make(path)
}

const DAMAGES: Record<string, Damage> = {
  truncated: (path, at) => rewrite(path, (bytes) => bytes.subarray(0, bytes.length * at)),
  'with another bit': (path, at) => rewrite(path, (bytes) => flipped(bytes, at)),
  'with zeros at the end': (path, at) => rewrite(path, (bytes) => bytes.fill(0, Math.floor(bytes.length * at))),
  longer: (path) => rewrite(path, (bytes) => Buffer.concat([bytes, bytes.subarray(0, 99)])),
  emptied: (path) => writeFileSync(path, ''),
  'of another site': (path, _at, other) => cpSync(other, path),
  'another value': (path) => writeFileSync(path, serialize(['a', 1])),
  'JSON of another type': (path, at) =>
    writeFileSync(path, ['null', '[]', '{"steps":1}', '"x"'][Math.floor(at * 4)] ?? ''),
  'a folder': (path) => replaceBy(path, mkdirSync),
  'a link to itself': (path) => replaceBy(path, (at) => symlinkSync(at, at)),
  'a link to nothing': (path) => replaceBy(path, (at) => symlinkSync('nothing', at)),
  removed: (path) => replaceBy(path, () => undefined),
}

/** A site that was built twice, so that there is a spare one, and another site's cache. */
export async function withCaches(): Promise<{ site: Prepared; other: string }> {
  const site = await prepared()
  const other = folderWith({})
  cpSync(join(site.folder, 'content'), join(other, 'content'), { recursive: true })
  writeFiles(other, { 'content/site.yaml': 'title: Other\nurl: https://other.example.com\n' })
  expect((await portalgen(other, ['build', '--quiet'])).code).toBe(0)
  return { site, other }
}

/** Damages one file of a cache; the next build must give what one without a cache gives, and so must the one after it. */
export async function damageCaches(
  { site, other }: Awaited<ReturnType<typeof withCaches>>,
  { seed, from, to }: { seed: number; from: number; to: number },
): Promise<void> {
  const cache = join('.portalgen', 'cache')
  const others = filesBelow(join(other, cache))
  for (let number = from; number < to; number += 1) {
    const random = numbersOf(seed, number)
    const below = (count: number): number => Math.floor((random.next().value ?? 0) * count)
    const folder = folderWith({})
    cpSync(site.folder, folder, { recursive: true, preserveTimestamps: true })
    const files = filesBelow(join(folder, cache))
    const path = files[below(files.length)] ?? ''
    const [name, damage] = Object.entries(DAMAGES)[number % Object.keys(DAMAGES).length] ?? expect.fail()
    const twin = others.find((each) => each.slice(0, 6) === path.slice(0, 6)) ?? others[0] ?? ''
    damage(join(folder, cache, path), below(1000) / 1000, join(other, cache, twin))
    for (const version of [below(2), below(2)]) {
      writeFiles(folder, VERSIONS[version] ?? {})
      const shown = `${number}: ${path} is ${name}`
      const { code, out, err } = await portalgen(folder, ['build', '--quiet'])
      expect({ code, out }, `${shown}: ${err}`).toEqual({ code: 0, out: '' })
      expect(err, shown).toMatch(/^(portalgen: [^\n]*\n)*$/)
      expect(treeHash(join(folder, 'dist')), `${shown}: ${err}`).toBe(site.trees[version])
    }
    rmSync(folder, { recursive: true })
  }
}
