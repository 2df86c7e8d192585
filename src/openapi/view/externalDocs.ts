import type { FactView, Word } from '../../model/apiView.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import { lookUp, scalarText } from '../document/document.ts'
import type { PageContext } from './pageContext.ts'

/** Where more is said about something: its `externalDocs`. */
export function moreFacts(page: PageContext, node: YamlNode | undefined): FactView[] {
  const docs = lookUp(page.document, node, 'externalDocs')
  const address = scalarText(childOf(docs, 'url'))
  return address === undefined
    ? []
    : [addressFact('More', scalarText(childOf(docs, 'description')) ?? address, address)]
}

/** A link only where the address is one that a browser may open. */
export function addressFact(label: string, text: string, address: string | undefined): FactView {
  const safe = address !== undefined && /^(?:https?:\/\/|mailto:)/i.test(address)
  const word: Word = safe ? { kind: 'link', text, href: address } : text
  return { label, value: [word] }
}
