import type { FactView } from '../../model/apiView.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import { lookUp, scalarText } from '../read/document.ts'
import type { PageContext } from './pageContext.ts'

/** Where more is said about something: its `externalDocs`. */
export function moreFacts(page: PageContext, node: YamlNode | undefined): FactView[] {
  const docs = lookUp(page.document, node, 'externalDocs')
  return addressFacts(page, 'More', childOf(docs, 'url'), childOf(docs, 'description'))
}

/** A name that leads to an address; only to one that a browser may open, which is checked as links in texts are. */
export function addressFacts(page: PageContext, label: string, address?: YamlNode, name?: YamlNode): FactView[] {
  const target = scalarText(address)
  const text = scalarText(name) ?? target
  if (text === undefined) return []
  if (!address || target === undefined || !/^https?:\/\//i.test(target)) return [{ label, value: [text] }]
  page.textLinks.push({ kind: 'external', href: target, target, place: address.place, text })
  return [{ label, value: [{ kind: 'link', text, href: target }] }]
}
