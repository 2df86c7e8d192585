import { readBuiltSite } from '../disk/builtSite.ts'
import { restoreOutput } from '../disk/restoreOutput.ts'
import type { Listening } from '../serve/listening.ts'
import { startPreview } from '../serve/previewServer.ts'
import { UsageError } from './errors.ts'
import { listening } from './listening.ts'
import type { ListenOptions } from './options.ts'
import type { Settings } from './settings.ts'

/** Serves what `build` wrote. @throws UsageError */
export async function preview({ folders, shown, onNote }: Settings, options: ListenOptions): Promise<Listening> {
  await restoreOutput({ out: folders.out, shown: shown.out, onNote })
  const built = readBuiltSite(folders.out)
  if (!built) throw new UsageError(`there is no site in "${shown.out}"; run "portalgen build" first`)
  return listening(options, () => startPreview({ folder: folders.out, baseUrl: built.baseUrl, ...options }))
}
