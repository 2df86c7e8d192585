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

type ToMake = { picture: Asset; path: SourcePath; bytes: Uint8Array; format: PictureFormat; width: number }

/** Small pictures by the content of the large ones: what was made once is not made again. */
export const keptPictures = (root: string): Pictures => ({
  async make(pictures, sizes) {
    const small = new Map<Asset, SmallPicture[]>()
    const missing: ToMake[] = []
    for (const picture of pictures) {
      const bytes = onDisk('read', picture.source, () => readFileSync(join(root, picture.source)))
      const files = namesOf(picture, bytes, sizes)
      missing.push(
        ...files.filter(({ path }) => !existsSync(join(root, path))).map((file) => ({ ...file, bytes, picture })),
      )
      small.set(
        picture,
        files.map((file) => ({ ...file, asset: assetOf(file.path) })),
      )
    }
    const sharp = missing.length === 0 ? undefined : await loadSharp(root)
    if (typeof sharp === 'string') return { kind: 'missing', reason: sharp }
    onDisk('write', FOLDER, () => mkdirSync(join(root, FOLDER), { recursive: true }))
    const faults = new Map<Asset, string>()
    // One after the other: each is made with all cores that there are.
    for (const each of missing) {
      const made = sharp && !faults.has(each.picture) ? await smaller(sharp, each) : undefined
      if (typeof made === 'string') faults.set(each.picture, made)
      else if (made) writeOnce(join(root, each.path), each.path, made)
    }
    for (const picture of faults.keys()) small.delete(picture)
    return { kind: 'made', small: withStats(root, small), faults }
  },
})

/** The names change with the content of the picture, and with how it is made. */
function namesOf({ path }: Asset, bytes: Uint8Array, { widths, formats }: PictureSizes) {
  const natural = imageDimensions(path, () => bytes)?.width
  // Only the first frame of an animation would be read.
  if (natural === undefined || isAnimated(bytes)) return []
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
async function smaller(sharp: Sharp, { bytes, width, format }: ToMake): Promise<Uint8Array | string> {
  try {
    const resized = sharp(bytes).rotate().resize({ width, withoutEnlargement: true })
    return await (format === 'avif' ? resized.avif({ quality: 55 }) : resized.webp({ quality: 78 })).toBuffer()
  } catch (error) {
    return reasonThrown(error)
  }
}
