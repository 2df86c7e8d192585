import { isIP, type LookupFunction } from 'node:net'
import { rootCertificates } from 'node:tls'
import { Agent, type Dispatcher, request } from 'undici'
import type { Environment } from './environment.ts'
import type { Limits } from './limits.ts'
import { type PageText, readPage } from './readPage.ts'

/** The answer of a server; the page is read only if it was requested. */
export type Answer = {
  status: number
  header(name: string): string | undefined
  page: PageText | undefined
}

export type HttpClient = { get(url: URL, wantsPage: boolean): Promise<Answer>; close(): Promise<void> }

/** A connection was refused because the address is not public. */
export class PrivateAddress extends Error {}

/** Sends GET requests only: too many servers answer HEAD with an error for pages that exist. */
export function createHttpClient(userAgent: string, limits: Limits, environment: Environment): HttpClient {
  const { authorities } = environment
  const agent = new Agent({
    connect: {
      lookup: guarded(environment),
      timeout: limits.connectTimeout,
      ...(authorities ? { ca: [...rootCertificates, ...authorities] } : {}),
    },
    connections: limits.perHost,
    headersTimeout: limits.totalTimeout,
    bodyTimeout: limits.totalTimeout,
    keepAliveTimeout: 1_000,
  })
  return {
    get: (url, wantsPage) => get(url, wantsPage, { agent, userAgent, limits, environment }),
    close: () => agent.destroy(),
  }
}

type Means = { agent: Dispatcher; userAgent: string; limits: Limits; environment: Environment }

async function get(url: URL, wantsPage: boolean, { agent, userAgent, limits, environment }: Means): Promise<Answer> {
  const name = url.hostname.replace(/[[\]]/g, '')
  // An IP address is connected to without a lookup.
  if (isIP(name) && environment.refuses(name) && !environment.allowsPrivate(name)) throw new PrivateAddress(name)
  const { statusCode, headers, body } = await request(url, {
    dispatcher: agent,
    signal: AbortSignal.timeout(limits.totalTimeout),
    headers: {
      'user-agent': userAgent,
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      'accept-encoding': wantsPage ? 'gzip, deflate, br' : 'identity',
    },
  })
  const header = (key: string): string | undefined => [headers[key] ?? []].flat()[0]
  // Aborting the rest of the body raises an error that has no reader.
  body.on('error', () => undefined)
  const isPage = wantsPage && statusCode === 200 && /html/i.test(header('content-type') ?? '')
  try {
    return {
      status: statusCode,
      header,
      page: isPage ? await readPage(body, header('content-encoding'), limits.body) : undefined,
    }
  } finally {
    body.destroy()
  }
}

/** Resolves host names for the connection itself, so that a later lookup cannot lead it to another address. */
function guarded({ lookup, refuses, allowsPrivate }: Environment): LookupFunction {
  return (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = Array.isArray(found) ? found : []
      if (error) return callback(error, '', 0)
      if (!allowsPrivate(hostname) && addresses.some(({ address }) => refuses(address)))
        return callback(new PrivateAddress(hostname), '', 0)
      const [first] = addresses
      return options.all || !first ? callback(null, addresses) : callback(null, first.address, first.family)
    })
}
