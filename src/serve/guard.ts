import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/**
 * Whether a request comes from a page of this server, or from the reader's address bar. Another site must neither read
 * drafts through a name that it points at this machine (DNS rebinding) nor by loading files across origins.
 */
export function isAllowed({ headers, headersDistinct }: IncomingMessage, boundHost: string): boolean {
  // Of two hosts, a proxy and this server might choose differently.
  const [host, ...others] = headersDistinct['host'] ?? []
  const name = others.length === 0 ? hostName(host) : undefined
  if (name === undefined || !isLocal(name, boundHost)) return false
  if (headers.origin !== undefined && headers.origin !== `http://${headers.host}`) return false
  const site = headers['sec-fetch-site']
  return site !== 'cross-site' || headers['sec-fetch-mode'] === 'navigate'
}

function hostName(host: string | undefined): string | undefined {
  const match = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(:\d{1,5})?$/i.exec(host ?? '')
  return match?.[1]?.replace(/^\[|\]$/g, '').toLowerCase()
}

function isLocal(name: string, boundHost: string): boolean {
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1' || name === boundHost.toLowerCase())
    return true
  if (isIP(name) === 4 && name.startsWith('127.')) return true
  // A server that is exposed to the network on purpose is addressed by its IP address.
  return (boundHost === '0.0.0.0' || boundHost === '::') && isIP(name) !== 0
}
