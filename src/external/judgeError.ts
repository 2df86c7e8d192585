import { broken, fine, unverified, type Verdict } from '../model/verdict.ts'
import { PrivateAddress } from './httpClient.ts'
import { TooLarge } from './readPage.ts'

/** What a failed request means; `again`: one more try may succeed. */
export type JudgedError = { verdict: Verdict; again: boolean }

const certain = (verdict: Verdict): JudgedError => ({ verdict, again: false })
const passing = (verdict: Verdict): JudgedError => ({ verdict, again: true })

const BY_CODE: Record<string, JudgedError> = {
  ENOTFOUND: certain(broken('there is no such host')),
  EAI_AGAIN: passing(unverified('the name of the host cannot be looked up now')),
  ECONNREFUSED: passing(broken('the host refuses the connection')),
  CERT_HAS_EXPIRED: certain(broken('the certificate has expired')),
  ERR_TLS_CERT_ALTNAME_INVALID: certain(broken('the certificate is for another host')),
  DEPTH_ZERO_SELF_SIGNED_CERT: certain(broken('the certificate is signed by nobody else')),
  SELF_SIGNED_CERT_IN_CHAIN: certain(broken('the certificate is signed by nobody whom browsers trust')),
  // Browsers find the missing part by themselves.
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: certain(
    fine({ kind: 'odd', what: 'its certificate comes without those that it depends on' }),
  ),
  ERR_SSL_TLSV1_ALERT_NO_APPLICATION_PROTOCOL: certain(unverified('it speaks HTTP/2 only')),
}

const TIMEOUTS = [
  'ABORT_ERR',
  'TimeoutError',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]

/** @throws every error that is not the network's */
export function judgeError(error: unknown): JudgedError {
  for (let cause: unknown = error; cause instanceof Error; cause = causeOf(cause)) {
    if (cause instanceof PrivateAddress) return certain(unverified('it leads to an address that is not public'))
    if (cause instanceof TooLarge) return certain(unverified('the page is too large to look for the anchor'))
    const names = [codeOf(cause), cause.name]
    const known = names.flatMap((name) => BY_CODE[name] ?? [])[0]
    if (known) return known
    if (names.some((name) => TIMEOUTS.includes(name))) return passing(unverified('it does not answer in time'))
    if (codeOf(cause) !== '') return passing(unverified(`the connection failed (${codeOf(cause)})`))
  }
  throw error
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '')

/** Of several addresses of a host, the first error is as good as any. */
function causeOf(error: Error): unknown {
  return error instanceof AggregateError ? error.errors[0] : error.cause
}
