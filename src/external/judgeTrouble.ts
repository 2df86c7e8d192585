import { broken, fine, unverified, type Verdict } from '../model/verdict.ts'
import { PrivateAddress } from './httpClient.ts'
import { TooLarge } from './readPage.ts'

/** What trouble with a request says; `again` that one more try may go better. */
export type JudgedTrouble = { verdict: Verdict; again: boolean }

const certain = (verdict: Verdict): JudgedTrouble => ({ verdict, again: false })
const passing = (verdict: Verdict): JudgedTrouble => ({ verdict, again: true })

const BY_CODE: Record<string, JudgedTrouble> = {
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

/** @throws whatever is no trouble with the network */
export function judgeTrouble(trouble: unknown): JudgedTrouble {
  for (let error: unknown = trouble; error instanceof Error; error = causeOf(error)) {
    if (error instanceof PrivateAddress) return certain(unverified('it leads to an address that is not public'))
    if (error instanceof TooLarge) return certain(unverified('the page is too large to look for the anchor'))
    const names = [codeOf(error), error.name]
    const known = names.flatMap((name) => BY_CODE[name] ?? [])[0]
    if (known) return known
    if (names.some((name) => TIMEOUTS.includes(name))) return passing(unverified('it does not answer in time'))
    if (codeOf(error) !== '') return passing(unverified(`the connection failed (${codeOf(error)})`))
  }
  throw trouble
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '')

/** Of several addresses of a host, the first trouble is as good as any. */
function causeOf(error: Error): unknown {
  return error instanceof AggregateError ? error.errors[0] : error.cause
}
