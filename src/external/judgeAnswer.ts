import { broken, fine, unverified, type Verdict } from '../model/verdict.ts'
import type { Answer } from './httpClient.ts'

/** Returns the verdict on an answer that is not a redirect; undefined if another attempt may have another result. */
export function judgeAnswer({ status, header }: Answer): Verdict | undefined {
  if (status >= 200 && status < 300) return fine()
  if (status === 304) return fine({ kind: 'odd', what: 'the server answered 304 to a request without a cached copy' })
  if (header('cf-mitigated') === 'challenge') return unverified('the site blocks automated requests')
  if (status === 401 || status === 407) return unverified(`it requires a login (${status})`)
  if (status === 404) return broken('it does not exist (404)')
  if (status === 410) return broken('it was removed (410)')
  if (status === 403 || status === 451) return unverified(`the server refused the request (${status})`)
  if (status === 429 || status >= 500) return undefined
  return unverified(`the server answered ${status}`)
}

/** Returns the wait that a server asks for in `Retry-After`, in milliseconds from now; undefined without one. */
export function retryAfter({ header }: Answer, now: number): number | undefined {
  const written = header('retry-after')?.trim() ?? ''
  if (/^\d+$/.test(written)) return Number(written) * 1000
  const date = Date.parse(written)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
