import { pathToFileURL } from 'node:url'
import type { Theme } from '../model/theme.ts'
import { drawnByReact } from '../render/renderDocument.ts'

/** Where a theme lies, as absolute paths. */
export type ThemePlace = {
  /** The JavaScript module whose export `theme` it is. A path can be sent to a worker, which imports the same one. */
  module: string
  /** The folder that the paths of its style sheet and its script start at. */
  folder: string
  /** The file with what was bundled of it when the program was compiled. */
  prepared?: string
}

/**
 * Imports a theme. A module is loaded once in each thread, however often it is asked for. With `PORTALGEN_PIPELINE=reference`
 * React renders all of it.
 */
export async function loadTheme({ module }: Pick<ThemePlace, 'module'>): Promise<Theme> {
  const exported: { theme?: Theme } = await import(pathToFileURL(module).href)
  if (!exported.theme) throw new Error(`${module} exports no "theme"`)
  return process.env['PORTALGEN_PIPELINE'] === 'reference' ? drawnByReact(exported.theme) : exported.theme
}
