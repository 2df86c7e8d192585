import type { Asset } from './asset.ts'

/**
 * Names the output of files whose names are decomposed (NFD), as macOS writes them, in the composed form (NFC), which
 * routes and links have. Where there is a file for each form, both keep their names, and collide.
 */
export function composedNames(assets: Asset[]): Asset[] {
  const paths = new Set(assets.map(({ path }) => path))
  return assets.map((asset) => {
    const path = asset.path.normalize('NFC')
    return path === asset.path || paths.has(path) ? asset : { ...asset, path }
  })
}
