import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { RefusedFile } from '../../disk/diskError.ts'
import { sourceReader } from '../../disk/sourceReader.ts'
import { readThemeFiles, THEME_FOLDER } from '../../disk/themeSources.ts'
import { writeNewFiles } from '../../disk/writeNewFiles.ts'
import { sourcePath } from '../../model/route.ts'
import { didYouMean } from '../../model/suggestion.ts'
import { ownFiles } from '../../pipeline/own/ownFiles.ts'
import { UsageError } from '../errors.ts'
import { isShippedTheme } from '../themePlace.ts'
import { ejectedSource } from './ejectedSource.ts'
import { type PartSource, partSources } from './partSources.ts'

/** How TypeScript checks the parts of a site that has no `tsconfig.json` of its own. */
export const TSCONFIG = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    jsx: 'react-jsx',
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    lib: ['es2023', 'dom'],
    types: [],
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
  },
  include: ['.'],
}

/**
 * Writes a part of the default theme as a file of the site, which draws the same until it is edited. Nothing is overwritten.
 * @returns the paths of the files that were written
 * @throws UsageError when there is no such part, or the site has it already
 */
export function ejectPart(cwd: string, root: string, name: string): string[] {
  const folder = resolve(cwd, root)
  const sources = partSources()
  const source = sources.find((each) => each.name === name)
  if (!source) throw new UsageError(`there is no part "${name}"; ${hintAt(name, sources)}`)
  const own = ownFiles(filesIn(folder, root), [name]).value.find((file) => file.name === name)
  if (own) throw new UsageError(`"${own.path}" exists; nothing was written`)
  const files = [{ path: `${THEME_FOLDER}/${name}.tsx`, content: ejectedSource(source.text, name) }]
  const config = `${THEME_FOLDER}/tsconfig.json`
  if (!existsSync(join(folder, config)))
    files.push({ path: config, content: `${JSON.stringify(TSCONFIG, undefined, 2)}\n` })
  writeNewFiles(folder, files)
  return files.map(({ path }) => path)
}

const hintAt = (name: string, sources: PartSource[]): string =>
  didYouMean(
    name,
    sources.map((each) => each.name),
  ) ?? '"portalgen theme list" prints the parts'

/** @throws UsageError when the folder is not one of the site */
function filesIn(folder: string, shown: string): ReturnType<typeof readThemeFiles>['value'] {
  if (!existsSync(join(folder, 'content'))) throw new UsageError(`there is no folder "content" in "${shown}"`)
  if (isShippedTheme(folder))
    throw new UsageError('"theme" is the folder of portalgen itself, whose parts can be edited')
  if (!existsSync(join(folder, THEME_FOLDER))) return []
  try {
    sourceReader(folder).folder(sourcePath(THEME_FOLDER))
  } catch (cause) {
    if (cause instanceof RefusedFile) throw new UsageError(`"${THEME_FOLDER}": ${cause.message}; nothing was written`)
    throw cause
  }
  return readThemeFiles(folder).value
}
