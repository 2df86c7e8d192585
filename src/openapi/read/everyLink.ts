import type { Place } from '../../model/problem.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import { lookUp, type SpecDocument } from './document.ts'
import { entriesOf, textOf } from './nodes.ts'
import { pointerOf } from './reference.ts'
import { walkSpec } from './walkSpec.ts'

/** The operation that a link of a response names, and whether the document has it. */
export type WrittenLink = { by: 'operationId' | 'operationRef'; text: string; place: Place; leads: boolean }

/** Every link of responses, in use or not, and the ids that links can name. Operations of other documents are not judged. */
export function everyLink(document: SpecDocument): { links: WrittenLink[]; operationIds: ReadonlySet<string> } {
  const operationIds = new Set<string>()
  const written: Omit<WrittenLink, 'leads'>[] = []
  walkSpec(document.root, (node, { kind }) => {
    if (kind === 'pathItems') for (const id of idsIn(node)) operationIds.add(id)
    if (kind !== 'links') return
    for (const by of ['operationId', 'operationRef'] as const) {
      const value = childOf(node, by)
      const text = textOf(value)
      if (value && text !== undefined) written.push({ by, text, place: value.place })
    }
  })
  const leads = ({ by, text }: Omit<WrittenLink, 'leads'>): boolean =>
    by === 'operationId' ? operationIds.has(text) : !text.startsWith('#') || isOperation(document, text)
  return { links: written.map((link) => ({ ...link, leads: leads(link) })), operationIds }
}

const idsIn = (item: YamlNode): string[] =>
  [...entriesOf(item), ...entriesOf(childOf(item, 'additionalOperations'))].flatMap(
    ({ value }) => textOf(childOf(value, 'operationId')) ?? [],
  )

/** The path may be a reference itself. */
function isOperation(document: SpecDocument, reference: string): boolean {
  const pointer = pointerOf(reference) ?? []
  const found = pointer.reduce<YamlNode | undefined>((node, key) => lookUp(document, node, key), document.root)
  return pointer.length > 1 && found !== undefined
}
