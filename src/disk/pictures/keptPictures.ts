import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { Asset } from '../../model/asset.ts'
import type { PictureFormat, PictureSizes } from '../../model/pictureSizes.ts'
import type { Pictures, SmallPicture } from '../../model/pictures.ts'
import { type SourcePath, sourcePath } from '../../model/route.ts'
import { onDisk } from '../diskError.ts'
import { imageDimensions } from '../imageDimensions.ts'
import { reasonThrown } from '../reasonThrown.ts'
import { writeOnce } from '../writeOnce.ts'
import { isAnimated } from './isAnimated.ts'
import { loadSharp, type Sharp } from './sharp.ts'

/** Below the site root, with all else that is kept from build to build. */
const FOLDER = '.portalgen/cache/pictures'

type ToMake = { path: SourcePath; format: PictureFormat; width: number }

/** Small pictures by the content of the large ones: what was made once is not made again. */
export const keptPictures = (root: string): Pictures => ({
  async make(pictures, sizes) {
    const small = new Map<Asset, SmallPicture[]>()
    const faults = new Map<Asset, string>()
    let sharp: Sharp | undefined
    // Each is read when it is its turn: all pictures of a site together may not fit in memory.
    for (const picture of pictures) {
      const bytes = onDisk('read', picture.source, () => readFileSync(join(root, picture.source)))
      const natural = imageDimensions(picture.path, () => bytes)?.width
      if (natural === undefined) {
        faults.set(picture, 'its size cannot be read')
        continue
      }
      const files = namesOf(picture, bytes, natural, sizes)
      const missing = files.filter(({ path }) => !existsSync(join(root, path)))
      if (missing.length > 0) {
        const loaded = sharp ?? (await loadSharp(root))
        if (typeof loaded === 'string') return { kind: 'missing', reason: loaded }
        sharp = loaded
      }
      const fault = sharp && (await writeSmaller(sharp, root, bytes, missing))
      if (fault !== undefined) faults.set(picture, fault)
      else
        small.set(
          picture,
          files.map((file) => ({ ...file, asset: assetOf(file.path) })),
        )
    }
    return { kind: 'made', small: withStats(root, small), faults }
  },
})

/** One after the other: each is made with all cores that there are. @returns why the picture cannot be read */
async function writeSmaller(
  sharp: Sharp,
  root: string,
  bytes: Uint8Array,
  files: ToMake[],
): Promise<string | undefined> {
  onDisk('write', FOLDER, () => mkdirSync(join(root, FOLDER), { recursive: true }))
  for (const file of files) {
    const made = await smaller(sharp, bytes, file)
    if (typeof made === 'string') return made
    writeOnce(join(root, file.path), file.path, made)
  }
  return undefined
}

/** The names change with the content of the picture, and with how it is made. */
function namesOf({ path }: Asset, bytes: Uint8Array, natural: number, { widths, formats }: PictureSizes) {
  // Only the first frame of an animation would be read.
  if (isAnimated(bytes)) return []
  const hash = createHash('sha256').update('1').update(bytes).digest('hex').slice(0, 12)
  const name = basename(path, extname(path)).replace(/[^\w.-]+/g, '-')
  const wanted = [...new Set(widths.map((width) => Math.min(width, natural)))].toSorted((one, other) => one - other)
  return formats.flatMap((format) =>
    wanted.map((width) => ({ format, width, path: sourcePath(`${FOLDER}/${name}-${hash}-${width}.${format}`) })),
  )
}

const assetOf = (path: SourcePath): Asset => ({
  source: path,
  path: `assets/pictures/${basename(path)}`,
  size: 0,
  modified: 0,
  dimensions: undefined,
})

function withStats(root: string, small: Map<Asset, SmallPicture[]>): Map<Asset, SmallPicture[]> {
  const withStat = (each: SmallPicture): SmallPicture => {
    const { size, mtimeMs: modified } = onDisk('read', each.asset.source, () => statSync(join(root, each.asset.source)))
    return { ...each, asset: { ...each.asset, size, modified } }
  }
  return new Map([...small].map(([picture, all]) => [picture, all.map(withStat)]))
}

/** Turned as it is seen, and without anything that says where and by what it was taken; or why it cannot be read. */
async function smaller(sharp: Sharp, bytes: Uint8Array, { width, format }: ToMake): Promise<Uint8Array | string> {
  try {
    const resized = sharp(bytes).rotate().resize({ width, withoutEnlargement: true })
    return await (format === 'avif' ? resized.avif({ quality: 55 }) : resized.webp({ quality: 78 })).toBuffer()
  } catch (error) {
    return reasonThrown(error)
  }
}
