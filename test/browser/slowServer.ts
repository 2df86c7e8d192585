import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gate } from './gate.ts'

export type SlowServer = {
  address: string
  /** The paths of all requests. */
  asked: string[]
  /** Lets the rest of all answers come. */
  release(): void
  close(): Promise<void>
}

/**
 * Serves a site as a slow network brings it.
 *
 * @param origin where the site is served
 * @param atOnce how many bytes of an answer come before the server is released; with 0 not even its headers
 */
export async function startSlowServer(
  origin: string,
  atOnce: (path: string, body: Buffer) => number,
): Promise<SlowServer> {
  const { opened, open } = gate()
  const asked: string[] = []
  const server = createServer(async ({ url = '/' }, response) => {
    asked.push(url)
    const answer = await fetch(new URL(url, origin))
    const body = Buffer.from(await answer.arrayBuffer())
    const first = atOnce(url, body)
    if (first === 0) await opened
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    response.write(body.subarray(0, first || body.length))
    if (first > 0 && first < body.length) await opened
    response.end(body.subarray(first || body.length))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/`,
    asked,
    release: open,
    async close() {
      open()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
