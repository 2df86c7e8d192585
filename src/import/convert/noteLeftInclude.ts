import type { ForeignPlace } from '../tally.ts'
import type { Conversion } from './dialect.ts'

/** Notes an include that is left: files of a folder that is not there are one question for all pages that show them. */
export function noteLeftInclude(
  construct: string,
  path: string,
  at: ForeignPlace,
  { tally, missingFolder }: Conversion,
): void {
  const folder = missingFolder(path)
  if (folder === undefined) tally.note(construct, 'left', at)
  else
    tally.noteOnce(`configuration: included files of "${folder}/", which is not there; add them and import again`, at)
}

/** A conversion that lists the files which it is asked for and does not have. */
export function listingMissed(conversion: Conversion): { conversion: Conversion; missed: string[] } {
  const missed: string[] = []
  const include: Conversion['include'] = (path) => {
    const file = conversion.include(path)
    if (!file) missed.push(path)
    return file
  }
  return { conversion: { ...conversion, include }, missed }
}
