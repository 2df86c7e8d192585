import { existsSync } from 'node:fs'
import type { OutputPlace } from './outputFolder.ts'
import { lockOutput } from './outputLock.ts'
import { besideOutput, cleanUpAfterKilledBuilds, LOCK, siblingPrefix } from './outputSwap.ts'

/**
 * Brings back the site that a build moved aside before it was killed. Does nothing as long as there is a site, which a
 * running build may be about to replace.
 */
export async function restoreOutput({
  out,
  shown,
  onNote,
}: Pick<OutputPlace, 'out' | 'shown' | 'onNote'>): Promise<void> {
  if (existsSync(out) || besideOutput(out, shown).length === 0) return
  const unlock = await lockOutput({ path: `${siblingPrefix(out)}${LOCK}`, shown, onNote })
  try {
    cleanUpAfterKilledBuilds(out, shown)
  } finally {
    unlock()
  }
}
