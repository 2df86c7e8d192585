import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { hasCode } from '../disk/diskError.ts'
import type { Listening } from './listening.ts'

export type ListenOptions = { host: string; port: number; path: string }

/** Starts a server, on the next free port if the requested one is in use. */
export async function listen(handler: RequestListener, { host, port, path }: ListenOptions): Promise<Listening> {
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, handler)
  const bound = await bindFrom(server, host, port)
  const addressOf = (name: string): string => `http://${name.includes(':') ? `[${name}]` : name}:${bound}${path}`
  const listensToAll = host === '0.0.0.0' || host === '::'
  return {
    port: bound,
    address: addressOf(host === '127.0.0.1' || listensToAll ? 'localhost' : host),
    others: listensToAll ? addressesOfMachine().map(addressOf) : [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const addressesOfMachine = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address)

const TRIES = 20
const LAST_PORT = 65_535

async function bindFrom(server: Server, host: string, first: number): Promise<number> {
  const last = Math.min(first + TRIES - 1, LAST_PORT)
  for (let port = first; ; port++) {
    try {
      return await bind(server, host, port)
    } catch (error) {
      if (port === last || !isTaken(error)) throw error
    }
  }
}

const isTaken = (error: unknown): boolean => hasCode(error, 'EADDRINUSE')

function bind(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const onError = (error: Error) => {
      server.off('listening', onListening)
      reject(error)
    }
    const onListening = () => {
      server.off('error', onError)
      const address: AddressInfo | string | null = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    }
    server.once('error', onError).once('listening', onListening).listen(port, host)
  })
}
