import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { hashedFile } from '../bundle/bundleClient.ts'
import type { OutputFile } from '../model/output.ts'
import { loadTheme, type ThemePlace } from './loadTheme.ts'

type PublishedFont = { path: string; languages: string[]; files: OutputFile[] }

/** The font of a theme, if it has one, with its licence, which every copy has to be beside. */
export async function fontOf(place: ThemePlace): Promise<PublishedFont | undefined> {
  const { font } = await loadTheme(place)
  if (!font) return undefined
  const file = published(place, font.file)
  return { path: file.path, languages: font.languages, files: [file, published(place, font.license)] }
}

function published({ folder }: ThemePlace, path: string): OutputFile {
  const extension = extname(path)
  return hashedFile(basename(path, extension), extension.slice(1), readFileSync(join(folder, path)))
}
