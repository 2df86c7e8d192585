import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleLive } from '../../bundle/bundleLive.ts'
import { PREPARED } from '../../pipeline/preparedFiles.ts'
import { isCompiled, packageRoot } from '../packageRoot.ts'

/** The script that `serve` adds to its pages. */
export const liveScript = (): Promise<string> =>
  isCompiled ? readFile(join(packageRoot(), 'lib', PREPARED.live), 'utf8') : bundleLive(packageRoot())
