import { error, type Place, type Problem, warning } from '../../model/problem.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import { MAX_CHAIN } from '../read/document.ts'
import type { WrittenReference } from '../read/everyReference.ts'
import type { Component } from '../read/grammar.ts'
import { pointerOf } from '../read/reference.ts'
import type { ReferenceCycle } from '../read/referenceCycles.ts'
import type { Terms } from '../read/terms.ts'

/** Judges every `$ref`: it must lead to something, inside the document, and not back to itself. */
export function checkReferences(document: ApiDocument): Problem[] {
  const problems = document.everyReference().flatMap((each) => judge(each, document.terms))
  // A chain that is too long is reported once and not at each of its references.
  const tooLong = problems.filter(({ rule }) => rule === 'too-complex')
  const others = problems.filter(({ rule }) => rule !== 'too-complex')
  return [...others, ...tooLong.slice(0, 1), ...document.cycles.map((each) => leadsBack(each, document.terms))]
}

function judge(reference: WrittenReference, terms: Terms): Problem[] {
  const { place, leads } = reference
  const text = terms.reference(reference.text)
  if (leads === 'nowhere') {
    const { nearest } = reference
    return [leadsNowhere(text, place, nearest === undefined ? undefined : terms.reference(nearest))]
  }
  if (leads === 'elsewhere') return [leadsElsewhere(text, place, reference, terms)]
  return leads === 'tooFar' ? [tooLong(text, place)] : []
}

function leadsNowhere(reference: string, place: Place, meant: string | undefined): Problem {
  return warning('invalid-spec', place, {
    message: `"${reference}" does not exist in this document`,
    fix: meant === undefined ? 'define it, or correct the reference' : `did you mean "${meant}"?`,
    target: reference,
  })
}

const NAMES: Record<Component, string> = {
  schemas: 'a schema',
  responses: 'a response',
  parameters: 'a parameter',
  examples: 'an example',
  requestBodies: 'a request body',
  headers: 'a header',
  securitySchemes: 'a security scheme',
  links: 'a link',
  callbacks: 'a callback',
  pathItems: 'a path item',
}

function leadsElsewhere(
  target: string,
  place: Place,
  { is, expected }: { is: Component; expected: Component },
  { placeOf }: Terms,
): Problem {
  return warning('invalid-spec', place, {
    message: `"${target}" is ${NAMES[is]}, not ${NAMES[expected]}`,
    fix: `refer to one of "${placeOf(expected)}"`,
    target,
  })
}

function tooLong(reference: string, place: Place): Problem {
  return error('too-complex', place, {
    message: `"${reference}" is the start of a chain of more than ${MAX_CHAIN} references`,
    fix: 'refer to the last target directly',
    target: reference,
  })
}

function leadsBack({ references, ofSchemas, ofHeirs }: ReferenceCycle, { reference }: Terms): Problem {
  const [first] = references
  if (!first) throw new Error('a cycle has a reference')
  const target = reference(first.text)
  if (ofHeirs) return listsHeirs(target, first.place, ofHeirs)
  const names = references.map(({ text }) => pointerOf(text)?.at(-1) ?? text)
  const start = names.at(-1) ?? first.text
  const inside = ofSchemas ? ', or move it under "properties" or "items", where a schema may refer to itself' : ''
  return warning('invalid-spec', first.place, {
    message: `"${start}" refers to itself: ${shortened([start, ...names]).join(' → ')}`,
    fix: `replace one of these references with its target${inside}`,
    target,
  })
}

function listsHeirs(target: string, place: Place, keyword: string): Problem {
  const name = pointerOf(target)?.at(-1) ?? target
  return warning('invalid-spec', place, {
    message: `this schema lists "${name}" in "${keyword}", and "${name}" extends it by "allOf", so that each contains the other`,
    fix: `remove "${keyword}": with a "discriminator", the schemas that extend this one are its alternatives`,
    target,
  })
}

const shortened = (names: string[]): string[] =>
  names.length > 10 ? [...names.slice(0, 5), '…', ...names.slice(-4)] : names
