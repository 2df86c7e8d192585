import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { readThemeFiles } from '../../disk/themeSources.ts'
import { ownFiles } from '../../pipeline/own/ownFiles.ts'
import { UsageError } from '../errors.ts'
import { hasOwnTheme } from '../themePlace.ts'
import { partSources } from './partSources.ts'

/** A part, and the file of the site that takes its place; of a directive of the site, that file alone. */
type ListedPart = { name: string; group: string; draws: string; file: string | undefined }

/** All parts of the theme, and the directives that a site brings. @throws UsageError when there is no such folder */
export function listParts(cwd: string, root: string): ListedPart[] {
  const folder = resolve(cwd, root)
  if (!existsSync(folder)) throw new UsageError(`there is no folder "${root}"`)
  const sources = partSources()
  const files = hasOwnTheme(folder) ? readThemeFiles(folder).value : []
  const own = ownFiles(
    files,
    sources.map(({ name }) => name),
  ).value
  const fileOf = (name: string): string | undefined =>
    own.find((file) => file.kind === 'part' && file.name === name)?.path
  return [
    ...sources.map(({ name, group, draws }) => ({ name, group, draws, file: fileOf(name) })),
    ...own
      .filter(({ kind }) => kind === 'directive')
      .map(({ name, path }) => ({ name: `:::${name}`, group: 'directives', draws: '', file: path })),
  ]
}
