import { createServer, type IncomingHttpHeaders } from 'node:http'

export type Received = { method: string; url: string; headers: IncomingHttpHeaders; body: string }

export type RecordingServer = { address: string; received: Received[]; close: () => Promise<void> }

/** Starts a server on loopback that answers every request with `{}` and keeps what it was sent, in order. */
export async function startRecordingServer(): Promise<RecordingServer> {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url = '', headers } = request
    received.push({ method, url, headers, body: Buffer.concat(chunks).toString() })
    response.writeHead(200, { connection: 'close' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port')
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { address: `http://127.0.0.1:${address.port}`, received, close }
}
