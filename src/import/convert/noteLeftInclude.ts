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
