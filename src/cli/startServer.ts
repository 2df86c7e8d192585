import { reasonOf } from '../disk/diskTrouble.ts'
import { UsageError } from '../engine/usageError.ts'
import type { Listening } from '../serve/listen.ts'
import type { CommandContext } from './context.ts'
import type { PreviewOptions } from './options.ts'

/** Starts a server. Reports the port if it is not the requested one. */
export async function startServer(
  { host, port }: PreviewOptions,
  { terminal }: CommandContext,
  start: () => Promise<Listening>,
): Promise<Listening> {
  try {
    const server = await start()
    if (port !== 0 && server.port !== port) terminal.tell(`port ${port} is in use`)
    return server
  } catch (trouble) {
    const reason = reasonOf(trouble)
    if (reason === undefined) throw trouble
    throw new UsageError(`cannot listen on ${host}, port ${port}: ${reason}`)
  }
}
