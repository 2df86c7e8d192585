import { childOf } from '../../yaml/node.ts'
import { type SpecDocument, textOf } from '../read/document.ts'

/** What stands for a secret in a snippet: `subscription-key` of the Connect API is `CONNECT_SUBSCRIPTION_KEY`. */
export function variableName({ root }: SpecDocument, name: string): string {
  const title = textOf(childOf(childOf(root, 'info'), 'title')) ?? ''
  const words = `${/^\s*([A-Za-z]\w*)/.exec(title)?.[1] ?? 'api'} ${name}`
  return words.toUpperCase().replace(/[^A-Z\d]+/g, '_')
}
