import { broken, fine, privateHost, unverified, type Verdict } from '../model/verdict.ts'
import { PrivateAddress } from './httpClient.ts'

/** The meaning of a failed request. `again`: another attempt may succeed. */
type JudgedError = { verdict: Verdict; again: boolean; isTimeout?: boolean }

const certain = (verdict: Verdict): JudgedError => ({ verdict, again: false })
const passing = (verdict: Verdict): JudgedError => ({ verdict, again: true })

const NOT_HTTP = 'the server does not answer in HTTP'

const BY_CODE: Record<string, JudgedError> = {
  ENOTFOUND: certain(broken('the host does not exist')),
  EAI_AGAIN: passing(unverified('the host name cannot be resolved right now')),
  ECONNREFUSED: passing(broken('the host refused the connection')),
  CERT_HAS_EXPIRED: certain(broken('the certificate has expired')),
  ERR_TLS_CERT_ALTNAME_INVALID: certain(broken('the certificate is for another host')),
  DEPTH_ZERO_SELF_SIGNED_CERT: certain(broken('the certificate is self-signed')),
  SELF_SIGNED_CERT_IN_CHAIN: certain(broken('the certificate is signed by an authority that browsers do not trust')),
  // Browsers fetch missing intermediate certificates themselves.
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: certain(
    fine({ kind: 'odd', what: 'the server does not send the intermediate certificates' }),
  ),
  HTTPParserError: certain(unverified(NOT_HTTP)),
  // The client asserts what the parser lets pass, such as the status 000.
  ERR_ASSERTION: certain(unverified(NOT_HTTP)),
  ERR_SSL_TLSV1_ALERT_NO_APPLICATION_PROTOCOL: certain(unverified('the server supports only HTTP/2')),
}

const TIMEOUTS = [
  'ABORT_ERR',
  'TimeoutError',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]

/** Returns the verdict on a network error. @throws all other errors */
export function judgeError(error: unknown): JudgedError {
  for (let cause: unknown = error; cause instanceof Error; cause = causeOf(cause)) {
    if (cause instanceof PrivateAddress) return certain(privateHost)
    const names = [codeOf(cause), cause.name]
    const known = names.flatMap((name) => BY_CODE[name] ?? [])[0]
    if (known) return known
    if (names.some((name) => TIMEOUTS.includes(name)))
      return { ...passing(unverified('the server did not answer in time')), isTimeout: true }
    if (codeOf(cause) !== '') return passing(unverified(`the connection failed (${codeOf(cause)})`))
  }
  throw error
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code ?? '') : '')

/** If all addresses of a host fail, the first error stands for the others. */
function causeOf(error: Error): unknown {
  return error instanceof AggregateError ? error.errors[0] : error.cause
}
