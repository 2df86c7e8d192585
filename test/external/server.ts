import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createTlsServer, type ServerOptions } from 'node:https'
import type { AddressInfo, LookupFunction } from 'node:net'
import { onTestFinished } from 'vitest'
import { checkAddresses, type ExternalOptions } from '../../src/external/checkAddresses.ts'
import type { Environment } from '../../src/external/environment.ts'
import { isPrivateAddress } from '../../src/external/privateAddress.ts'
import type { Verdict } from '../../src/model/verdict.ts'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** A server of the test's own; ends with the test. @returns its port */
export async function serve(handler: Handler, tls?: ServerOptions): Promise<number> {
  const listener: RequestListener = (request, response) => handler(request, response)
  const server = tls ? createTlsServer(tls, listener) : createServer(listener)
  server.on('clientError', (_error, socket) => socket.destroy())
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the server has no address')
  return address.port
}

/** Answers with a status and headers, whatever is asked. */
export const answering =
  (status: number, headers: Record<string, string> = {}, body = ''): Handler =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body)

const failing = (code: string): Error => Object.assign(new Error(code), { code })

/** Names of hosts in tests, and what a look-up says of them; any other is this machine. */
const NAMES: Record<string, string> = { 'private.test': '10.1.2.3', 'metadata.test': '169.254.169.254' }

const lookup: LookupFunction = (hostname, _options, callback) => {
  if (hostname === 'nowhere.test') return callback(failing('ENOTFOUND'), [])
  if (hostname === 'later.test') return callback(failing('EAI_AGAIN'), [])
  return callback(null, [{ address: NAMES[hostname] ?? '127.0.0.1', family: 4 }])
}

/** Reaches this machine, and does not wait. What would have been waited is noted. */
export function testEnvironment(slept: number[] = []): Environment {
  let skipped = 0
  return {
    now: () => Date.now() + skipped,
    sleep(milliseconds) {
      slept.push(Math.round(milliseconds))
      skipped += milliseconds
      return new Promise((resolve) => setImmediate(resolve))
    },
    random: () => 0.5,
    lookup,
    refuses: (address) => address !== '127.0.0.1' && isPrivateAddress(address),
    allowsPrivate: () => false,
  }
}

const FAST = { gap: 0 }

export async function verdictOf(address: string, options: Partial<ExternalOptions> = {}): Promise<Verdict | undefined> {
  const { limits, ...rest } = options
  const verdicts = await checkAddresses([address], {
    userAgent: 'portalgen-test',
    fragments: false,
    environment: testEnvironment(),
    ...rest,
    limits: { ...FAST, ...limits },
  })
  return verdicts.get(address)
}
