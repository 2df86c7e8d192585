import { createRequire } from 'node:module'
import { importFile } from '../disk/importFile.ts'
import type { OwnTheme } from '../model/ownTheme.ts'
import type { BaseTheme, Theme } from '../model/theme.ts'
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
export async function loadBase({ module }: Pick<ThemePlace, 'module'>): Promise<BaseTheme> {
  const exported = await exportsOf(module)
  if (!exported.theme) throw new Error(`${module} exports no "theme"`)
  const theme = process.env['PORTALGEN_PIPELINE'] === 'reference' ? drawnByReact(exported.theme) : exported.theme
  return { theme, shared: { ...exported, ...theme.parts } }
}

/** Ours is compiled to CommonJS. To import that, Node would look for the names of its exports first. */
const exportsOf = async (module: string): Promise<{ theme?: Theme }> =>
  module.endsWith('.cjs') ? createRequire(module)(module) : importFile(module)

/** A theme, with the parts of a site in the places of its own. */
export async function loadTheme(place: Pick<ThemePlace, 'module'>, own?: OwnTheme): Promise<Theme> {
  const base = await loadBase(place)
  // Most sites bring no parts.
  return own ? (await import('./own/withOwnParts.ts')).withOwnParts(base, own) : base.theme
}
