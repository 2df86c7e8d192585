import type { Cache } from '../../disk/cache.ts'
import type { OwnTheme } from '../../model/ownTheme.ts'
import type { Checked } from '../../model/problem.ts'
import type { Sources } from '../../model/sources.ts'
import type { BaseTheme } from '../../model/theme.ts'

export type OwnThemeRequest = {
  sources: Sources
  cache: Cache
  /** Loads the theme; without it, a site brings no parts of its own. */
  loadBase?: () => Promise<BaseTheme>
  /** What the site brought when it was last read without errors, to be shown until it can be read again. */
  lastTheme?: OwnTheme | undefined
}

/** The parts and directives that a site brings. Most sites bring none, and load nothing for it. */
export async function ownThemeOf(request: OwnThemeRequest): Promise<Checked<OwnTheme | undefined>> {
  const { sources, loadBase, cache, lastTheme } = request
  if (!sources.theme || !loadBase) return { value: undefined, problems: [] }
  const { readOwnTheme } = await import('./readOwnTheme.ts')
  const { value, problems } = await readOwnTheme(sources.theme, loadBase, cache)
  return { value: problems.length > 0 ? lastTheme : value, problems }
}
