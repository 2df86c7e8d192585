import { broken, fine, unverified, type Verdict } from '../model/verdict.ts'
import type { Answer } from './httpClient.ts'

/** What an answer that is no redirect says of its address. Undefined: it may be another a little later. */
export function judgeAnswer({ status, header }: Answer): Verdict | undefined {
  if (status >= 200 && status < 300) return fine()
  if (status === 304) return fine({ kind: 'odd', what: 'it answers 304 to whoever has nothing yet' })
  if (header('cf-mitigated') === 'challenge') return unverified('the site asks for a proof that one is no program')
  if (status === 401 || status === 407) return unverified(`it needs a login (${status})`)
  if (status === 404) return broken('404, it does not exist')
  if (status === 410) return broken('410, it is gone')
  if (status === 403 || status === 451) return unverified(`the site refuses to answer (${status})`)
  if (status === 429 || status >= 500) return undefined
  return unverified(`it answers ${status}`)
}

/** When a host says that it may be asked again, in milliseconds from now; undefined when it does not say. */
export function retryAfter({ header }: Answer, now: number): number | undefined {
  const written = header('retry-after')?.trim()
  if (!written) return undefined
  if (/^\d+$/.test(written)) return Number(written) * 1000
  const date = Date.parse(written)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
