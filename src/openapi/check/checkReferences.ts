import { error, type Place, type Problem, warning } from '../../model/problem.ts'
import { nearest } from '../../model/suggestion.ts'
import { childOf, nodeAt, type YamlNode } from '../../yaml/node.ts'
import { chainOf, MAX_CHAIN, referenceIn, type SpecDocument } from '../read/document.ts'
import { pointerOf } from '../read/reference.ts'
import { walkSpec } from '../read/walkSpec.ts'

/** Judges every `$ref`: it must lead to something, inside the document. */
export function checkReferences(document: SpecDocument): Problem[] {
  const problems: Problem[] = []
  walkSpec(document.root, (node) => {
    const problem = judge(document, node)
    if (problem) problems.push(problem)
  })
  // One place is enough to see that a chain is too long; each of its links would say the same.
  const tooLong = problems.filter(({ rule }) => rule === 'too-complex')
  return [...problems.filter(({ rule }) => rule !== 'too-complex'), ...tooLong.slice(0, 1)]
}

function judge(document: SpecDocument, node: YamlNode): Problem | undefined {
  const place = childOf(node, '$ref')?.place
  const reference = referenceIn(node)
  if (!place || reference === undefined) return undefined
  if (!document.find(reference)) return leadsNowhere(document, reference, place)
  const chain = chainOf(document, node)
  if (chain.length === MAX_CHAIN) return tooLong(reference, place)
  return referenceIn(chain.at(-1)) === undefined ? undefined : leadsBack(reference, place)
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

function leadsBack(reference: string, place: Place): Problem {
  return warning('invalid-spec', place, {
    message: `"${reference}" leads back to itself through references alone`,
    fix: 'write out what one of them stands for',
    target: reference,
  })
}
