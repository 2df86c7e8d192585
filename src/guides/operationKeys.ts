import type { Operation } from '../openapi/read/operations.ts'
import type { Credential } from '../openapi/read/security.ts'

type Key = { place: string; name: string }

/** The names of what is missing of the alternative that misses least. */
export function missingKeys(given: ReadonlySet<string>, operation: Operation): string[] {
  const alternatives = keysOf(operation).map((keys) =>
    keys.filter(({ place, name }) => place === 'header' && !given.has(name.toLowerCase())),
  )
  const [least = []] = alternatives.toSorted((a, b) => a.length - b.length)
  return least.map(({ name }) => name)
}

/** The alternatives of an operation's security, each with all keys that it asks for. */
export const keysOf = ({ security }: Operation): Key[][] =>
  security.requirements.map((schemes) => schemes.flatMap(({ scheme }) => (scheme ? keysFor(scheme.credential) : [])))

function keysFor(credential: Credential): Key[] {
  if (credential.kind === 'apiKey') return [{ place: credential.place, name: credential.name }]
  return credential.kind === 'mutualTLS' ? [] : [{ place: 'header', name: 'Authorization' }]
}
