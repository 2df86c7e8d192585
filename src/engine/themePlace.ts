import { existsSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { THEME_FOLDER } from '../disk/themeSources.ts'
import type { ThemePlace } from '../pipeline/loadTheme.ts'
import { PREPARED } from '../pipeline/preparedFiles.ts'
import { isCompiled, packageRoot } from './packageRoot.ts'

/** The theme in a folder, whose module is `theme.js`; without a folder, the one that this package ships. */
export function themePlace(cwd: string, folder: string | undefined): ThemePlace {
  if (folder === undefined) return defaultThemePlace()
  const absolute = resolve(cwd, folder)
  return { folder: absolute, module: join(absolute, 'theme.js') }
}

/** It is compiled with the program; tests run its sources. */
function defaultThemePlace(): ThemePlace {
  const root = packageRoot()
  const folder = join(root, 'theme')
  if (!isCompiled) return { folder, module: createRequire(import.meta.url).resolve('#theme') }
  return { folder, module: join(root, 'lib', 'theme.cjs'), prepared: join(root, 'lib', PREPARED.theme) }
}

/** Whether a theme is the one of this package, whose files change with the program. */
export const isOurs = ({ folder }: ThemePlace): boolean => folder === join(packageRoot(), 'theme')

/** Whether a site has a `theme/` folder of its own: the one of this package lies over nothing. */
export const hasOwnTheme = (root: string): boolean => existsSync(join(root, THEME_FOLDER)) && !isShippedTheme(root)

/** Whether the `theme/` folder of a site is that of this package. */
export function isShippedTheme(root: string): boolean {
  const folder = join(root, THEME_FOLDER)
  return existsSync(folder) && realpathSync(folder) === realpathSync(join(packageRoot(), 'theme'))
}
