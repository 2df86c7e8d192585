import type { Listening } from '../serve/listen.ts'

/** Ctrl-C closes the server, and with nothing left to wait for the process ends. */
export function stopOnSignal(server: Pick<Listening, 'close'>): void {
  const stop = () => void server.close().then(() => process.exit(0))
  process.once('SIGINT', stop).once('SIGTERM', stop)
}
