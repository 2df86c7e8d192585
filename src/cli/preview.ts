import { readBuiltSite } from '../disk/builtSite.ts'
import { settingsOf } from '../engine/options.ts'
import { UsageError } from '../engine/usageError.ts'
import { startPreview } from '../serve/previewServer.ts'
import type { CommandContext } from './context.ts'
import { type PreviewOptions, siteOptions } from './options.ts'
import { startServer } from './startServer.ts'
import { stopOnSignal } from './stopOnSignal.ts'

/** Serves the output of `build`, as a static host does. */
export async function previewCommand(options: PreviewOptions, context: CommandContext): Promise<void> {
  const { out } = settingsOf({ root: options.root, cwd: context.cwd, options: siteOptions(options) }).folders
  const built = readBuiltSite(out)
  if (!built) throw new UsageError(`there is no site in "${options.out}"; run "portalgen build" first`)
  const { host, port } = options
  const server = await startServer(options, context, () =>
    startPreview({ folder: out, baseUrl: built.baseUrl, host, port }),
  )
  context.terminal.tell(`serving ${options.out}/ at ${server.address} (Ctrl-C stops)`)
  stopOnSignal(server)
}
