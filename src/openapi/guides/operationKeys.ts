import { childOf } from '../../yaml/node.ts'
import { entriesOf, itemsOf, lookUp, scalarText } from '../read/document.ts'
import type { Operation } from '../read/operations.ts'
import type { ApiContract } from './apiContract.ts'

/** The operation that a call means. */
export type Meant = { contract: ApiContract; operation: Operation }

type Key = { place: string; name: string }

/** The names of what is missing of the alternative that misses least. */
export function missingKeys(given: ReadonlySet<string>, meant: Meant): string[] {
  const alternatives = securityOf(meant).map((keys) =>
    keys.filter(({ place, name }) => place === 'header' && !given.has(name.toLowerCase())),
  )
  const [least = []] = alternatives.toSorted((a, b) => a.length - b.length)
  return least.map(({ name }) => name)
}

/** The alternatives of an operation's security, each with all keys that it wants. */
export function securityOf({ contract: { document }, operation }: Meant): Key[][] {
  const security = childOf(operation.node, 'security') ?? childOf(document.root, 'security')
  const schemes = lookUp(document, childOf(document.root, 'components'), 'securitySchemes')
  return itemsOf(security).map((alternative) =>
    entriesOf(alternative).flatMap(({ key }) => {
      const scheme = childOf(schemes, key)
      const type = scalarText(lookUp(document, scheme, 'type'))
      if (type === 'apiKey')
        return [
          {
            place: scalarText(lookUp(document, scheme, 'in')) ?? '',
            name: scalarText(lookUp(document, scheme, 'name')) ?? '',
          },
        ]
      return type === 'mutualTLS' ? [] : [{ place: 'header', name: 'Authorization' }]
    }),
  )
}
