import type { Cache } from '../../disk/cache.ts'
import type { OwnTheme } from '../../model/ownTheme.ts'
import type { Checked } from '../../model/problem.ts'
import type { Sources } from '../../model/sources.ts'
import type { BaseTheme } from '../../model/theme.ts'
import type { OwnFile } from './ownFiles.ts'

export type OwnThemeRequest = {
  sources: Sources
  cache: Cache
  /** Loads the theme; without it, a site brings no parts of its own. */
  loadBase?: () => Promise<BaseTheme>
  /** What the site brought when it was last read without errors, to be shown until it can be read again. */
  lastTheme?: OwnTheme | undefined
}

/** `unread` are the directives with errors, of which only the names are known. */
export type ReadTheme = Checked<OwnTheme | undefined> & { unread: string[] }

/** The parts and directives that a site brings. Most sites bring none, and load nothing for it. */
export async function ownThemeOf(request: OwnThemeRequest): Promise<ReadTheme> {
  const { sources, loadBase, cache, lastTheme } = request
  if (!sources.theme || !loadBase) return { value: undefined, problems: [], unread: [] }
  const { readOwnTheme } = await import('./readOwnTheme.ts')
  const { value, problems, broken } = await readOwnTheme(sources.theme, loadBase, cache)
  if (problems.length === 0) return { value, problems, unread: [] }
  // The parts from before an edit stay in use; of a theme that had errors from the start, those without errors are used.
  const shown = lastTheme && broken.every((file) => isIn(lastTheme, file)) ? lastTheme : value
  const unread = broken.filter(({ kind }) => kind === 'directive').map(({ name }) => name)
  return { value: shown, problems, unread }
}

const isIn = ({ parts, directives }: OwnTheme, { kind, name }: OwnFile): boolean =>
  Object.hasOwn(kind === 'part' ? parts : directives, name)
