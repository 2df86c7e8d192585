import { readBuiltSite } from '../disk/builtSite.ts'
import type { Listening } from '../serve/listen.ts'
import { startPreview } from '../serve/previewServer.ts'
import { type ListenOptions, listening } from './listening.ts'
import type { Settings } from './options.ts'
import { UsageError } from './usageError.ts'

/** Serves what `build` wrote. @throws UsageError */
export async function preview({ folders, shown }: Settings, options: ListenOptions): Promise<Listening> {
  const built = readBuiltSite(folders.out)
  if (!built) throw new UsageError(`there is no site in "${shown.out}"; run "portalgen build" first`)
  return listening(options, () => startPreview({ folder: folders.out, baseUrl: built.baseUrl, ...options }))
}
