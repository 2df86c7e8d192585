import type { MemoryCache } from '../../disk/cache.ts'
import type { Bundle } from '../../model/output.ts'
import type { OwnTheme } from '../../model/ownTheme.ts'
import type { Theme } from '../../model/theme.ts'
import { bundleTheme, type OwnLook } from '../../pipeline/bundleTheme.ts'
import { loadTheme, type ThemePlace } from '../../pipeline/loadTheme.ts'

export type ThemeOf = (own: OwnTheme | undefined) => Promise<Theme>

/** The parts of the site are loaded again when they have changed. */
export function themeOnce(place: ThemePlace): ThemeOf {
  let last: { key: string | undefined; theme: Promise<Theme> } | undefined
  return (own) => {
    if (!last || last.key !== own?.key) last = { key: own?.key, theme: loadTheme(place, own) }
    return last.theme
  }
}

export type BundleOf = (own: OwnLook, cache: MemoryCache) => Promise<Bundle>

/** The theme is fixed while a site is live; it is bundled again when what the site adds to it has changed. */
export function bundleOnce(theme: ThemePlace): BundleOf {
  let last: { look: string; bundle: Promise<Bundle> } | undefined
  return (own, cache) => {
    const look = JSON.stringify([
      own.islands ?? '',
      own.styles,
      own.fonts,
      own.systemFonts,
      own.library.map(({ path }) => path),
      own.apis.map(({ primaryColor }) => primaryColor),
    ])
    if (last?.look === look) return last.bundle
    const bundle = bundleTheme(theme, own, cache).then((bundled) => bundled.bundle)
    const made = { look, bundle }
    last = made
    // A failed one is created again the next time.
    bundle.catch(() => {
      if (last === made) last = undefined
    })
    return bundle
  }
}
