import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WantedDrawing } from '../../model/diagrams.ts'
import type { LibraryFile } from '../../model/sources.ts'
import { drawingPage } from './drawingPage.ts'

export type Answer = { name: string; svg?: string; fault?: string }[]

/** A server on this machine for one browser: the page that draws, the library, and what the page sends back. */
type DrawingServer = {
  address: string
  /** Rejects if a request cannot be answered. */
  answered: Promise<Answer>
  close(): void
}

export async function serveDrawing(library: LibraryFile[], wanted: WantedDrawing[]): Promise<DrawingServer> {
  // Other programs, and sites that are open in another browser, can reach the port, but cannot guess the address.
  const path = `/${randomUUID()}`
  const [opening, entry] = library
  const nonce = randomUUID()
  const page = drawingPage(`/${(entry ?? opening)?.path}`, wanted, nonce)
  const files = new Map(library.map((file) => [`/${file.path}`, file]))
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<Answer | undefined> => {
    const isPage = request.url === path
    if (isPage && request.method === 'POST') {
      const text = await bodyOf(request)
      response.end()
      return JSON.parse(text)
    }
    const file = files.get(request.url ?? '')
    response.statusCode = isPage || file ? 200 : 404
    response.setHeader('content-security-policy', policyWith(nonce))
    response.setHeader('content-type', isPage ? 'text/html; charset=utf-8' : 'text/javascript')
    response.end(isPage ? page : file && contentOf(file))
    return undefined
  }
  const server = createServer()
  const answered = new Promise<Answer>((resolve, reject) => {
    server.on('request', (request, response) => {
      handle(request, response).then((answer) => answer && resolve(answer), reject)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}${path}`,
    answered,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A diagram may name pictures and styles of any address, which a build must not ask. */
const policyWith = (nonce: string): string =>
  `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'unsafe-inline'; img-src data:; connect-src 'self'`

const contentOf = (file: LibraryFile): string | Uint8Array =>
  'content' in file ? file.content : readFileSync(file.file)

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}
