import { error, type Place, type Problem, warning } from '../../model/problem.ts'
import { nearest } from '../../model/suggestion.ts'
import { childOf, nodeAt, type YamlNode } from '../../yaml/node.ts'
import { chainOf, MAX_CHAIN, referenceIn, type SpecDocument } from '../read/document.ts'
import { pointerOf } from '../read/reference.ts'
import type { ReferenceCycle, ReferenceCycles } from '../read/referenceCycles.ts'
import { walkSpec } from '../read/walkSpec.ts'

/** Judges every `$ref`: it must lead to something, inside the document, and not back to itself. */
export function checkReferences(document: SpecDocument, { listed: cycles }: ReferenceCycles): Problem[] {
  const problems: Problem[] = []
  const inCycles = new Set(cycles.flatMap(({ references }) => references.map(({ target }) => target)))
  walkSpec(document.root, (node) => {
    const problem = judge(document, node, inCycles)
    if (problem) problems.push(problem)
  })
  // One place is enough to see that a chain is too long; each of its links would say the same.
  const tooLong = problems.filter(({ rule }) => rule === 'too-complex')
  return [...problems.filter(({ rule }) => rule !== 'too-complex'), ...tooLong.slice(0, 1), ...cycles.map(leadsBack)]
}

function judge(document: SpecDocument, node: YamlNode, inCycles: ReadonlySet<YamlNode>): Problem | undefined {
  const place = childOf(node, '$ref')?.place
  const reference = referenceIn(node)
  if (!place || reference === undefined) return undefined
  if (!document.find(reference)) return leadsNowhere(document, reference, place)
  const chain = chainOf(document, node)
  const isTooLong = chain.length === MAX_CHAIN && !chain.some((each) => inCycles.has(each))
  return isTooLong ? tooLong(reference, place) : undefined
}

function leadsNowhere(document: SpecDocument, reference: string, place: Place): Problem {
  const meant = nearestTarget(document, reference)
  return warning('invalid-spec', place, {
    message: `"${reference}" does not exist in this document`,
    fix: meant === undefined ? 'add what it names, or mend the reference' : `did you mean "${meant}"?`,
    target: reference,
  })
}

/** The same reference with one of its keys put right. */
function nearestTarget({ root }: SpecDocument, reference: string): string | undefined {
  const pointer = pointerOf(reference) ?? pointerOf(`#/components/schemas/${reference.slice(1)}`) ?? []
  const wrong = pointer.findIndex((_, index) => !nodeAt(root, pointer.slice(0, index + 1)))
  const parent = nodeAt(root, pointer.slice(0, wrong))
  const key =
    parent?.kind === 'map'
      ? nearest(
          pointer[wrong] ?? '',
          parent.entries.map((entry) => entry.key),
        )
      : undefined
  if (key === undefined) return undefined
  const mended = [...pointer.slice(0, wrong), key, ...pointer.slice(wrong + 1)]
  if (!nodeAt(root, mended)) return undefined
  return `#/${mended.map((each) => each.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`
}

function tooLong(reference: string, place: Place): Problem {
  return error('too-complex', place, {
    message: `"${reference}" leads to a reference, which leads to another, more than ${MAX_CHAIN} times`,
    fix: 'refer to the last of them',
    target: reference,
  })
}

function leadsBack({ references, ofSchemas }: ReferenceCycle): Problem {
  const [first] = references
  if (!first) throw new Error('a cycle has a reference')
  const names = references.map(({ text }) => pointerOf(text)?.at(-1) ?? text)
  const start = names.at(-1) ?? first.text
  const inside = ofSchemas ? ', or move it under "properties" or "items", where a schema may refer to itself' : ''
  return warning('invalid-spec', first.place, {
    message: `"${start}" refers to itself: ${shortened([start, ...names]).join(' → ')}`,
    fix: `replace one of these references with what it stands for${inside}`,
    target: first.text,
  })
}

const shortened = (names: string[]): string[] =>
  names.length > 10 ? [...names.slice(0, 5), '…', ...names.slice(-4)] : names
