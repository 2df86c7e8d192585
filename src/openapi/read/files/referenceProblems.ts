import type { SourceFile } from '../../../model/page.ts'
import { error, type Place, type Problem, warning } from '../../../model/problem.ts'
import { nearest } from '../../../model/suggestion.ts'
import { childOf, nodeAt, type YamlNode } from '../../../yaml/node.ts'
import { entriesOf, referenceIn } from '../nodes.ts'
import { pointerOf } from '../reference.ts'
import type { Target } from './resolvePath.ts'

/** Documents refer to other hosts on purpose, so that is no reason to refuse them; nothing is fetched from there. */
export function leadsOutside(reference: string, place: Place): Problem {
  const isRemote = /^https?:|^\/\//i.test(reference)
  const report = isRemote ? warning : error
  return report('ref-outside', place, {
    message: `"${reference}" points ${isRemote ? 'to another host' : 'outside the folder of the document'}`,
    fix: 'copy the target into the folder of the document, and refer to it by a relative path',
    target: reference,
  })
}

/**
 * The problem is the same for all references to a file, so that they are reported as one.
 *
 * @param text of the file, if it is there: an error of its syntax is reported at its own place
 */
export function leadsNowhere({ file }: Target, from: YamlNode, text: SourceFile | undefined): Problem {
  const node = placeIn(from)
  const target = writtenAt(node)
  if (text) return warning('invalid-spec', node.place, { message: `the file "${file}" cannot be read`, target })
  const fix = 'add the file, or correct the reference'
  return warning('invalid-spec', node.place, { message: `the file "${file}" does not exist`, fix, target })
}

/** @param root of the file that the target is missing in */
export function leadsPast({ file, pointer }: Target, root: YamlNode, from: YamlNode): Problem {
  const node = placeIn(from)
  const target = writtenAt(node)
  const path = pointerOf(`#${pointer}`) ?? []
  const wrong = path.findIndex((_, index) => !nodeAt(root, path.slice(0, index + 1)))
  const known = entriesOf(nodeAt(root, path.slice(0, wrong))).map(({ key }) => key)
  const meant = nearest(path[wrong] ?? '', known)
  const fix = meant === undefined ? 'define it, or correct the reference' : `did you mean "${meant}"?`
  return warning('invalid-spec', node.place, { message: `"${file}" has no "${pointer}"`, fix, target })
}

/** A target that would have to stand inside itself. @param path begins and ends with it */
export function leadsBack(from: YamlNode, path: string[]): Problem {
  const [start = ''] = path
  return warning('invalid-spec', placeIn(from).place, {
    message: `"${nameOf(start)}" refers to itself: ${path.map(nameOf).join(' → ')}`,
    fix: 'replace one of these references with its target',
    target: referenceIn(from) ?? start,
  })
}

const writtenAt = (node: YamlNode): string => (node.kind === 'scalar' ? String(node.value) : '')

/** Where the reference itself stands in a node. */
const placeIn = (from: YamlNode): YamlNode => childOf(from, '$ref') ?? from

/** A file, and what stands in it, without an empty `#`. */
const nameOf = (target: string): string => target.replace(/#$/, '')
