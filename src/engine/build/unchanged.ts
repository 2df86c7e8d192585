import { readFileSync } from 'node:fs'
import { MARKER, readBuiltSite } from '../../disk/builtSite.ts'
import { areSame } from '../../disk/inputs.ts'
import { type BuildMade, holdsOnly, type OutputRecord } from '../../disk/outputRecord.ts'
import { besideOutput } from '../../disk/outputSwap.ts'
import { sourceReader } from '../../disk/sourceReader.ts'
import { sourcePath } from '../../model/route.ts'
import type { Sources } from '../../model/sources.ts'
import type { BuildOptions } from '../options.ts'
import type { BuildResult } from '../results.ts'
import type { Settings } from '../settings.ts'
import { isOurs } from '../themePlace.ts'

/**
 * The result of a build for which nothing has changed since the one before: neither what that has read, nor what it wrote.
 * Undefined if that is not known. It takes a look at each file, and reads none.
 */
export function unchanged(
  settings: Settings,
  openRecord: () => OutputRecord,
  { explain, explainCsp }: BuildOptions,
): BuildResult | undefined {
  const { root, inRepository } = settings.folders
  if (explain !== undefined || explainCsp) return undefined
  const record = openRecord()
  const { made } = record
  if (made?.options !== optionsOf(settings) || !areSame(root, made.inputs) || !isAsBuilt(settings, record))
    return undefined
  const { problems, known, checked, pages } = made
  const textOf = textIn(root)
  return { outcome: 'current', problems, known, checked, pages, inRepository, explanation: undefined, textOf }
}

/** What the next build compares; undefined if something cannot be compared. */
export function madeOf(
  settings: Settings,
  inputs: Sources['inputs'] | undefined,
  { problems, known, checked, pages }: Pick<BuildResult, 'problems' | 'known' | 'checked' | 'pages'>,
): BuildMade | undefined {
  // The files of another theme are not compared.
  const read = isOurs(settings.theme) ? inputs?.() : undefined
  return read && { options: optionsOf(settings), inputs: read, problems, known, checked, pages }
}

/** What a build depends on besides files and the program. */
const optionsOf = ({ folders, shown, theme, baseUrl, strict, lenient }: Settings): string =>
  JSON.stringify([folders.root, shown, theme, baseUrl, strict, lenient, process.env['PORTALGEN_PIPELINE']])

/** Tells whether the output folder is as the build left it that wrote the record, and no killed one has left anything beside it. */
export const isAsBuilt = ({ folders: { out }, shown }: Settings, { steps }: OutputRecord): boolean =>
  readBuiltSite(out) !== undefined &&
  holdsOnly(out, Object.values(steps).flat(), MARKER) &&
  besideOutput(out, shown.out).length === 0

const textIn =
  (root: string): BuildResult['textOf'] =>
  (path) => {
    try {
      return sourceReader(root).read(sourcePath(path), ({ descriptor }) => readFileSync(descriptor, 'utf8'))
    } catch {
      // A file that is gone by now has no excerpt.
      return undefined
    }
  }
