import { readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { expect, test } from 'vitest'
import { imageDimensions } from '../../src/disk/imageDimensions.ts'
import { keptPictures } from '../../src/disk/pictures/keptPictures.ts'
import { loadSharp } from '../../src/disk/pictures/sharp.ts'
import type { PictureSizes } from '../../src/model/pictureSizes.ts'
import { sourcePath } from '../../src/model/route.ts'
import { type Files, folderWith, writeFiles } from './folder.ts'

/** Writes what it was told to do, in the place of a picture. */
const SHARP = `export default (bytes) => {
  const did = []
  const picture = new Proxy({}, { get: (_, name) => (options) => {
    if (name === 'toBuffer') return Promise.resolve(Buffer.from(did.join(' ')))
    did.push(name + (options ? ' ' + JSON.stringify(options) : ''))
    return picture
  } })
  return picture
}
`

const PACKAGE = {
  'node_modules/sharp/package.json': '{"name":"sharp","type":"module","exports":"./index.js"}',
  'node_modules/sharp/index.js': SHARP,
}

/** The head of a PNG of this size. */
function png(width: number, height: number, more = ''): Uint8Array {
  const head = Buffer.alloc(33)
  head.write('\x89PNG\r\n\x1a\n', 'latin1')
  head.writeUInt32BE(13, 8)
  head.write('IHDR', 12, 'latin1')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return Buffer.concat([head, Buffer.from(more, 'latin1')])
}

const SIZES: PictureSizes = { widths: [480, 960, 1440], formats: ['avif', 'webp'] }

async function made(files: Files, sizes = SIZES, root = folderWith({ ...PACKAGE, ...files })) {
  const assets = Object.keys(files).map((path) => ({
    source: sourcePath(path),
    path: path.slice('content/'.length),
    size: 0,
    modified: 0,
    dimensions: undefined,
  }))
  const result = await keptPictures(root).make(assets, sizes)
  if (result.kind === 'missing') return { root, kind: result.kind, paths: [], faults: [] }
  return {
    root,
    kind: result.kind,
    paths: [...result.small.values()].flat().map(({ asset }) => asset.path),
    faults: [...result.faults.values()],
  }
}

const kept = (root: string): string => join(root, '.portalgen/cache/pictures')

test('a picture is made in each format and width, but not larger than it is', async () => {
  const { root, paths } = await made({ 'content/img/a b.png': png(1000, 500) })
  expect(paths.map((path) => path.replace(/-[0-9a-f]{12}-/, '-HASH-'))).toEqual([
    'assets/pictures/a-b-HASH-480.avif',
    'assets/pictures/a-b-HASH-960.avif',
    'assets/pictures/a-b-HASH-1000.avif',
    'assets/pictures/a-b-HASH-480.webp',
    'assets/pictures/a-b-HASH-960.webp',
    'assets/pictures/a-b-HASH-1000.webp',
  ])
  const [first = ''] = paths
  // Turned as it is seen; nothing asks for its metadata to be kept.
  expect(readFileSync(join(kept(root), first.slice('assets/pictures/'.length)), 'utf8')).toBe(
    'rotate resize {"width":480,"withoutEnlargement":true} avif {"quality":55}',
  )
})

test('a picture is read when it is its turn, so that one alone is in memory', async () => {
  const { paths } = await made(
    {
      'content/a.png': png(100, 50),
      'content/b.png': png(100, 50),
      'node_modules/sharp/index.js': `import { copyFileSync } from 'node:fs'
const picture = { rotate: () => picture, resize: () => picture, webp: () => picture, async toBuffer() {
  copyFileSync(new URL('../../content/larger.png', import.meta.url), new URL('../../content/b.png', import.meta.url))
  return new Uint8Array()
} }
export default () => picture
`,
      'content/larger.png': png(200, 50),
    },
    { widths: [480], formats: ['webp'] },
  )
  expect(paths.map((path) => path.replace(/-[0-9a-f]{12}-/, '-'))).toEqual([
    'assets/pictures/a-100.webp',
    'assets/pictures/b-200.webp',
    'assets/pictures/larger-200.webp',
  ])
})

test('what was made once is not made again, and needs no package', async () => {
  const files = { 'content/a.png': png(100, 50) }
  const { root, paths } = await made(files)
  const bare = folderWith({
    ...files,
    ...Object.fromEntries(readdirSync(kept(root)).map((name) => [`.portalgen/cache/pictures/${name}`, 'kept'])),
  })
  expect(await made(files, SIZES, bare)).toEqual({ root: bare, kind: 'made', paths, faults: [] })
  expect(
    await made({ 'content/a.png': png(101, 50) }, SIZES, folderWith({ 'content/a.png': png(101, 50) })),
  ).toMatchObject({ kind: 'missing' })
})

/** The head of a JPEG of 3 by 2 pixels, with the mark that it is to be turned by a quarter. */
const TURNED =
  '/9j/4QC8RXhpZgAASUkqAAgAAAAGABIBAwABAAAABgAAABoBBQABAAAAVgAAABsBBQABAAAAXgAAACgBAwABAAAAAgAAABMCAwABAAAAAQAAAGmHBAABAAAAZgAAAAAAAAA4YwAA6AMAADhjAADoAwAABgAAkAcABAAAADAyMTABkQcABAAAAAECAwAAoAcABAAAADAxMDABoAMAAQAAAP//AAACoAQAAQAAAAMAAAADoAQAAQAAAAIAAAAAAAAA/8AAEQgAAgADAwEiAAIRAQMRAQ=='

test('a picture that a camera has marked to be turned is as wide as it is seen', async () => {
  const bytes = Buffer.from(TURNED, 'base64')
  expect(imageDimensions('a.jpg', () => bytes)).toEqual({ width: 2, height: 3 })
  const { paths } = await made({ 'content/a.jpg': bytes }, { widths: [480], formats: ['webp'] })
  expect(paths).toEqual([expect.stringMatching(/-2\.webp$/)])
})

test('a package whose program for this system is missing is not a fault of ours', async () => {
  const files = {
    ...PACKAGE,
    'node_modules/sharp/index.js':
      "throw new Error('\\nCould not load the module for this system\\nPossible solutions:')",
    'content/a.png': png(100, 50),
  }
  expect(await loadSharp(folderWith(files))).toBe('cannot be loaded: Could not load the module for this system')
})

test('a picture that the package cannot read has none', async () => {
  const broken = {
    ...PACKAGE,
    'node_modules/sharp/index.js': "export default () => { throw new Error('corrupt\\nat x') }",
  }
  const files = { 'content/a.png': png(100, 50) }
  const root = folderWith({ ...broken, ...files })
  expect(await made(files, SIZES, root)).toEqual({ root, kind: 'made', paths: [], faults: ['corrupt'] })
})

/** A chunk of a PNG without its checksum, which nothing reads here. */
const chunk = (type: string, content: string): string =>
  `\0\0\0${String.fromCharCode(content.length)}${type}${content}....`

test('what is no picture is reported', async () => {
  const { paths, faults } = await made({ 'content/a.png': 'text', 'content/b.jpg': '' })
  expect({ paths, faults }).toEqual({ paths: [], faults: ['its size cannot be read', 'its size cannot be read'] })
})

test('animated pictures stay as they are', async () => {
  const animated = png(100, 50, chunk('pHYs', 'a note') + chunk('acTL', 'two') + chunk('IDAT', 'pixels'))
  expect((await made({ 'content/a.png': animated })).paths).toEqual([])
  const still = png(100, 50, chunk('IDAT', 'pixels like acTL'))
  expect((await made({ 'content/a.png': still }, { widths: [50], formats: ['webp'] })).paths).toHaveLength(1)
})

/** No package of this repository: where somebody has it, it is tried. */
const real = ((): string | undefined => {
  try {
    return /.*\/sharp(?=\/)/.exec(createRequire(import.meta.url).resolve('sharp'))?.[0]
  } catch {
    return undefined
  }
})()

test.skipIf(!real)(
  'the package itself, if it is installed, turns pictures and leaves out what a camera has noted',
  async () => {
    const root = folderWith({ 'node_modules/x': '' })
    symlinkSync(real ?? '', join(root, 'node_modules/sharp'))
    const sharp = await loadSharp(root)
    if (typeof sharp === 'string') throw new Error(sharp)
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"/>')
    const picture = await sharp(drawing).webp({ quality: 80 }).toBuffer()
    const files = { 'content/a.png': picture }
    writeFiles(root, files)
    await made(files, { widths: [32], formats: ['avif', 'webp'] }, root)
    const sizes = readdirSync(kept(root)).map((name) => imageSize(readFileSync(join(kept(root), name))))
    expect(sizes).toMatchObject([
      { width: 32, height: 16 },
      { width: 32, height: 16 },
    ])
  },
)
