import type { Place } from '../../model/problem.ts'
import { nearest } from '../../model/suggestion.ts'
import { childOf, nodeAt, type YamlNode } from '../../yaml/node.ts'
import { chainOf, MAX_CHAIN, type SpecDocument } from './document.ts'
import { type Component, isComponent, type PositionKind } from './grammar.ts'
import { entriesOf, referenceIn } from './nodes.ts'
import { pointerOf } from './reference.ts'
import type { ReferenceCycle } from './referenceCycles.ts'
import { walkSpec } from './walkSpec.ts'

/** A `$ref`, and where it leads: to something, to nothing, or on and on through other references. */
export type WrittenReference = { text: string; place: Place } & (
  | { leads: 'somewhere' | 'tooFar' }
  /** To an element of another kind, of which nothing can be shown there. */
  | { leads: 'elsewhere'; is: Component; expected: Component }
  /** With the same reference after one of its keys is put right, where that leads somewhere. */
  | { leads: 'nowhere'; nearest: string | undefined }
)

/** Every reference inside the document; those in cycles lead somewhere. Others were judged when files became one. */
export function everyReference(document: SpecDocument, cycles: ReferenceCycle[]): WrittenReference[] {
  const inCycles = new Set(cycles.flatMap(({ references }) => references.map(({ target }) => target)))
  const found: WrittenReference[] = []
  walkSpec(document.root, (node, { kind }) => {
    const place = childOf(node, '$ref')?.place
    const text = referenceIn(node)
    if (place && text?.startsWith('#'))
      found.push({ text, place, ...leadsOf(document, node, { text, kind }, inCycles) })
  })
  return found
}

type Written = { text: string; kind: PositionKind }

function leadsOf(document: SpecDocument, node: YamlNode, { text, kind }: Written, inCycles: ReadonlySet<YamlNode>) {
  const is = componentOf(text)
  if (!document.find(text)) return { leads: 'nowhere', nearest: nearestTarget(document, text) } as const
  if (is && isComponent(kind) && !isLike(is, kind)) return { leads: 'elsewhere', is, expected: kind } as const
  const chain = chainOf(document, node)
  const isTooLong = chain.length === MAX_CHAIN && !chain.some((each) => inCycles.has(each))
  return { leads: isTooLong ? ('tooFar' as const) : ('somewhere' as const) }
}

function componentOf(reference: string): Component | undefined {
  const [components, kind, ...name] = pointerOf(reference) ?? []
  return components === 'components' && kind !== undefined && isComponent(kind) && name.length === 1 ? kind : undefined
}

/** A header is a parameter without a name, and some documents write it as one. */
const isLike = (kind: Component, other: Component): boolean =>
  kind === other || [kind, other].every((each) => each === 'headers' || each === 'parameters')

function nearestTarget({ root }: SpecDocument, reference: string): string | undefined {
  const pointer = pointerOf(reference) ?? pointerOf(`#/components/schemas/${reference.slice(1)}`) ?? []
  const wrong = pointer.findIndex((_, index) => !nodeAt(root, pointer.slice(0, index + 1)))
  const known = entriesOf(nodeAt(root, pointer.slice(0, wrong))).map(({ key }) => key)
  const key = nearest(pointer[wrong] ?? '', known)
  if (key === undefined) return undefined
  const fixed = [...pointer.slice(0, wrong), key, ...pointer.slice(wrong + 1)]
  if (!nodeAt(root, fixed)) return undefined
  return `#/${fixed.map((each) => each.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`
}
