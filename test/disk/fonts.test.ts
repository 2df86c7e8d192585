import { readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keptFonts } from '../../src/disk/fonts/keptFonts.ts'
import { sourcePath } from '../../src/model/route.ts'
import type { CharacterRange } from '../../src/model/subset.ts'
import { type Files, folderWith } from './folder.ts'

const packageOf = (program: string): Files => ({
  'node_modules/subset-font/package.json': '{"name":"subset-font","main":"index.js"}',
  'node_modules/subset-font/index.js': program,
})

/** Writes what it was told to do, in the place of a font. */
const TELLS =
  'module.exports = async (bytes, text, options) => Buffer.from(bytes + " " + text + JSON.stringify(options))'

const LETTERS: CharacterRange[] = [
  [0x61, 0x63],
  [0x1f600, 0x1f601],
]

const kept = (root: string): string => join(root, '.portalgen/cache/fonts')

async function cut(root: string, characters = LETTERS) {
  const font = {
    source: sourcePath('content/f/a b.woff2'),
    path: 'f/a b.woff2',
    size: 0,
    modified: 0,
    dimensions: undefined,
  }
  const result = await keptFonts(root).subset([font], characters)
  if (result.kind === 'missing') return { reason: result.reason }
  return { asset: result.fonts.get(font), fault: result.faults.get(font) }
}

test('a font is published at its address with the characters that are named', async () => {
  const root = folderWith({ ...packageOf(TELLS), 'content/f/a b.woff2': 'font' })
  const { asset } = await cut(root)
  expect(asset).toMatchObject({ path: 'f/a b.woff2', size: 40 })
  expect(asset?.source).toMatch(/^\.portalgen\/cache\/fonts\/a-b-[0-9a-f]{12}\.woff2$/)
  expect(readFileSync(join(root, asset?.source ?? ''), 'utf8')).toBe('font abc😀😁{"targetFormat":"woff2"}')
})

test('what was cut down once needs no package; other characters and another font do', async () => {
  const root = folderWith({ ...packageOf(TELLS), 'content/f/a b.woff2': 'font' })
  const { asset } = await cut(root)
  const cache = Object.fromEntries(readdirSync(kept(root)).map((name) => [`.portalgen/cache/fonts/${name}`, 'kept']))
  const bare = folderWith({ ...cache, 'content/f/a b.woff2': 'font' })
  expect(await cut(bare)).toMatchObject({ asset: { source: asset?.source, size: 4 } })
  expect(await cut(bare, [[0x61, 0x62]])).toEqual({ reason: 'is not installed' })
  expect(await cut(folderWith({ ...cache, 'content/f/a b.woff2': 'other' }))).toEqual({ reason: 'is not installed' })
})

test('a font that the package cannot read stays as it is', async () => {
  const broken = packageOf("module.exports = async () => { throw new Error('corrupt\\nat x') }")
  const root = folderWith({ ...broken, 'content/f/a b.woff2': 'font' })
  expect(await cut(root)).toEqual({ asset: undefined, fault: 'corrupt' })
  expect(readdirSync(kept(root))).toEqual([])
})

/** No package of this repository: where somebody has it, it is tried. */
const real = ((): string | undefined => {
  try {
    return /.*\/subset-font(?=\/)/.exec(createRequire(import.meta.url).resolve('subset-font'))?.[0]
  } catch {
    return undefined
  }
})()

test.skipIf(!real)('the package itself, if it is installed, cuts a font down to the same bytes each time', async () => {
  const font = readFileSync(join(import.meta.dirname, '../sites/harbour/content/fonts/title.woff2'))
  const cutAnew = async () => {
    const root = folderWith({ 'node_modules/x': '', 'content/f/a b.woff2': font })
    symlinkSync(real ?? '', join(root, 'node_modules/subset-font'))
    const { asset } = await cut(root)
    return readFileSync(join(root, asset?.source ?? ''))
  }
  const first = await cutAnew()
  expect(first.subarray(0, 4).toString()).toBe('wOF2')
  expect(first.length).toBeLessThan(font.length / 2)
  expect(await cutAnew()).toEqual(first)
})
