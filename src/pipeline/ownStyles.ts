import { posix } from 'node:path'
import { bundleOwnSheets, sheetPath } from '../bundle/style/ownSheets.ts'
import { tokenStyle } from '../bundle/style/tokenStyle.ts'
import { type Cache, cacheKey } from '../disk/cache.ts'
import type { Asset } from '../model/asset.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Checked } from '../model/problem.ts'
import { CONTENT_FOLDER, sourcePath } from '../model/route.ts'
import type { Sources } from '../model/sources.ts'

/**
 * The style sheets of the site, which come after the theme's: what the configuration sets, and the site's own sheets. Without
 * those, no bundler is started.
 */
export async function ownStyles(
  { readFile }: Sources,
  assets: Asset[],
  config: SiteConfig,
  cache: Cache,
): Promise<Checked<string[]>> {
  const { theme } = config
  if (!theme) return { value: [], problems: [] }
  const tokens = [tokenStyle(theme)].filter((css) => css !== '')
  if (theme.css.length === 0) return { value: tokens, problems: [] }
  const paths = assets.map(({ path }) => path)
  const read = theme.css.flatMap(({ target }) => textsOf(sheetPath(target), readFile))
  const key = cacheKey('own sheets 3', JSON.stringify(theme.css), config.baseUrl, ...paths, ...read)
  const sheets =
    cache.get<Checked<string>>(key) ??
    cache.set(key, await bundleOwnSheets({ files: theme.css, readFile, assets: new Set(paths), addressing: config }))
  return { value: [...tokens, sheets.value], problems: sheets.problems }
}

const IMPORTED = /@import\s*(?:url\(\s*)?["']?([^"')\s;]+)/g

/** A sheet and those that it imports: what its bundle depends on. One that is missing is an empty text. */
function textsOf(sheet: string, readFile: Sources['readFile']): string[] {
  const texts = new Map<string, string>()
  const paths = [sheet]
  for (const path of paths) {
    if (texts.has(path) || !path.startsWith(CONTENT_FOLDER)) continue
    const text = readFile(sourcePath(path))?.text ?? ''
    texts.set(path, text)
    for (const [, name = ''] of text.matchAll(IMPORTED))
      paths.push(posix.join(name.startsWith('/') ? CONTENT_FOLDER : posix.dirname(path), name))
  }
  return [...texts].flat()
}
