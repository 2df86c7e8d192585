import { childOf, type YamlNode } from '../../yaml/node.ts'
import { lookUp, scalarText, textOf } from '../document/document.ts'
import type { Operation } from '../document/operations.ts'
import { encode } from '../snippets/encode.ts'
import type { Piece, SampleHeader, SampleRequest } from '../snippets/sampleRequest.ts'
import type { PageContext } from './pageContext.ts'
import { requirementsOf, schemesOf } from './security.ts'

/** What proves who is asking, by where it stands in the request. */
export type Credentials = {
  headers: SampleHeader[]
  query: Piece[][]
  cookies: Piece[][]
  basic: SampleRequest['basic']
}

/** The first way to be let in: every key that it asks for. */
export function credentials(page: PageContext, operation: Operation): Credentials {
  const found: Credentials = { headers: [], query: [], cookies: [], basic: undefined }
  const asked = requirementsOf(page, operation.node).find((each) => each.length > 0) ?? []
  for (const { scheme } of asked) {
    const node = schemesOf(page).find(({ key }) => key === scheme)?.value
    if (node) addCredential(page, node, found)
  }
  return found
}

function addCredential(page: PageContext, node: YamlNode, found: Credentials): void {
  const text = (key: string): string => scalarText(lookUp(page.document, node, key)) ?? ''
  const type = text('type')
  const name = text('name')
  if (type === 'mutualTLS') return
  if (type === 'apiKey' && text('in') === 'query') found.query.push([`${encode(name)}=`, variable(page, name)])
  else if (type === 'apiKey' && text('in') === 'cookie') found.cookies.push([`${name}=`, variable(page, name)])
  else if (type === 'apiKey') found.headers.push({ name, value: [variable(page, name)] })
  else if (type === 'http' && /^basic$/i.test(text('scheme')))
    found.basic = { user: variable(page, 'user'), password: variable(page, 'password') }
  else found.headers.push({ name: 'Authorization', value: ['Bearer ', variable(page, 'token')] })
}

/** What stands for a secret in a snippet. */
export const variable = (page: PageContext, name: string): Piece => ({ variable: variableName(page, name) })

/** `subscription-key` of the Connect API is `CONNECT_SUBSCRIPTION_KEY`. */
function variableName(page: PageContext, name: string): string {
  const title = textOf(childOf(childOf(page.document.root, 'info'), 'title')) ?? ''
  const words = `${/^\s*([A-Za-z]\w*)/.exec(title)?.[1] ?? 'api'} ${name}`
  return words.toUpperCase().replace(/[^A-Z\d]+/g, '_')
}
