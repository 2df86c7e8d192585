import type { Server } from './context.ts'

/** Closes the server on Ctrl-C; the process then ends, since nothing else keeps it running. */
export function stopOnSignal(server: Server): void {
  const stop = () => void server.close().then(() => process.exit(0))
  process.once('SIGINT', stop).once('SIGTERM', stop)
}
