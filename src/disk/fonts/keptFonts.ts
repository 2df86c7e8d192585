import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { Asset } from '../../model/asset.ts'
import { type SourcePath, sourcePath } from '../../model/route.ts'
import type { CharacterRange, Fonts } from '../../model/subset.ts'
import { onDisk } from '../diskError.ts'
import { reasonThrown } from '../reasonThrown.ts'
import { writeOnce } from '../writeOnce.ts'
import { loadSubsetFont, type SubsetFont } from './subsetFont.ts'

/** Below the site root, with all else that is kept from build to build. */
const FOLDER = '.portalgen/cache/fonts'

type ToCut = { font: Asset; path: SourcePath; bytes: Uint8Array }

/** Fonts with some of their characters, by the content of the whole ones: what was cut once is not cut again. */
export const keptFonts = (root: string): Fonts => ({
  async subset(fonts, characters) {
    const all = fonts.map((font): ToCut => {
      const bytes = onDisk('read', font.source, () => readFileSync(join(root, font.source)))
      return { font, bytes, path: nameOf(font, bytes, characters) }
    })
    const missing = all.filter(({ path }) => !existsSync(join(root, path)))
    const subsetFont = missing.length === 0 ? undefined : await loadSubsetFont(root)
    if (typeof subsetFont === 'string') return { kind: 'missing', reason: subsetFont }
    onDisk('write', FOLDER, () => mkdirSync(join(root, FOLDER), { recursive: true }))
    const faults = new Map<Asset, string>()
    for (const { font, path, bytes } of missing) {
      const cut = subsetFont && (await cutDown(subsetFont, bytes, characters))
      if (typeof cut === 'string') faults.set(font, cut)
      else if (cut) writeOnce(join(root, path), path, cut)
    }
    const made = all.filter(({ font }) => !faults.has(font))
    return { kind: 'made', fonts: new Map(made.map(({ font, path }) => [font, keptAs(root, font, path)])), faults }
  },
})

/** The name changes with the content of the font, with the characters, and with how it is cut down. */
function nameOf({ path }: Asset, bytes: Uint8Array, characters: CharacterRange[]): SourcePath {
  const hash = createHash('sha256')
    .update(`1 ${characters.join(' ')} `)
    .update(bytes)
    .digest('hex')
    .slice(0, 12)
  return sourcePath(`${FOLDER}/${basename(path, extname(path)).replace(/[^\w.-]+/g, '-')}-${hash}.woff2`)
}

function keptAs(root: string, font: Asset, source: SourcePath): Asset {
  const { size, mtimeMs: modified } = onDisk('read', source, () => statSync(join(root, source)))
  return { ...font, source, size, modified }
}

/** Returns why it cannot be read, if it cannot. */
async function cutDown(
  subsetFont: SubsetFont,
  bytes: Uint8Array,
  characters: CharacterRange[],
): Promise<Uint8Array | string> {
  try {
    return await subsetFont(bytes, textOf(characters), { targetFormat: 'woff2' })
  } catch (error) {
    return reasonThrown(error)
  }
}

const textOf = (characters: CharacterRange[]): string =>
  characters
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)),
    )
    .join('')
