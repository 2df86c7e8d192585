import { childOf, type YamlNode } from '../../../yaml/node.ts'
import type { SpecDocument } from '../document.ts'
import { itemsOf, referenceIn } from '../nodes.ts'
import { walkSpec } from '../walkSpec.ts'
import { type Discriminator, readDiscriminator } from './discriminator.ts'
import { referenceTo } from './heirs.ts'

/** The discriminators that select a named schema among their alternatives, in the order of the document. */
type ChoosersOf = (schema: YamlNode) => Discriminator[]

/** Looks for them when they are first asked for. */
export function createChoosers(document: SpecDocument): ChoosersOf {
  let known: Map<YamlNode, Discriminator[]> | undefined
  return (schema) => {
    known ??= choosersIn(document)
    return known.get(schema) ?? []
  }
}

function choosersIn(document: SpecDocument): Map<YamlNode, Discriminator[]> {
  const choosers = new Map<YamlNode, Discriminator[]>()
  walkSpec(document.root, (node, { kind }) => {
    const written = kind === 'schemas' ? childOf(node, 'discriminator') : undefined
    if (!written) return
    const discriminator = readDiscriminator(written)
    for (const target of new Set(targetsOf(document, node, discriminator))) {
      const known = choosers.get(target) ?? []
      known.push(discriminator)
      choosers.set(target, known)
    }
  })
  return choosers
}

function targetsOf(document: SpecDocument, node: YamlNode, { mapping }: Discriminator): YamlNode[] {
  const schemas = childOf(childOf(document.root, 'components'), 'schemas')
  const listed = ['oneOf', 'anyOf'].flatMap((key) => itemsOf(childOf(node, key)))
  const mapped = mapping.flatMap(({ target = '' }) => referenceTo(target, schemas))
  return (listed.length > 0 ? listed : mapped).flatMap((each) => document.find(referenceIn(each) ?? '') ?? [])
}
