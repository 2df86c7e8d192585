import { readBuiltSite } from '../disk/outputFolder.ts'
import { startPreview } from '../serve/previewServer.ts'
import type { CommandContext } from './context.ts'
import { findFolders, type ServeOptions } from './options.ts'
import { stopOnSignal } from './stopOnSignal.ts'
import { UsageError } from './usageError.ts'

/** Serves what `build` wrote, as a static host would. */
export async function previewCommand(options: ServeOptions, { terminal }: CommandContext): Promise<void> {
  const { out } = findFolders(options)
  const built = readBuiltSite(out)
  if (!built) throw new UsageError(`there is no site in "${options.out}"; "portalgen build" writes it`)
  const server = await startPreview({ folder: out, baseUrl: built.baseUrl, host: options.host, port: options.port })
  if (server.port !== options.port) terminal.tell(`port ${options.port} is taken`)
  terminal.tell(`serving ${options.out}/ at ${server.address} (Ctrl-C stops)`)
  stopOnSignal(server)
}
