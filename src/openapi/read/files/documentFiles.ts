import type { SourceFile } from '../../../model/page.ts'
import { error, type Place, type Problem, warning } from '../../../model/problem.ts'
import { pushAll } from '../../../model/pushAll.ts'
import { type SourcePath, sourcePath } from '../../../model/route.ts'
import { nearest } from '../../../model/suggestion.ts'
import { childOf, nodeAt, type YamlNode } from '../../../yaml/node.ts'
import { parseYaml } from '../../../yaml/parseYaml.ts'
import { entriesOf, referenceIn } from '../nodes.ts'
import { pointerOf } from '../reference.ts'
import { type Identifiers, readIdentified } from './identifiers.ts'
import { resolveReference, type Target } from './resolvePath.ts'

export type ReadFile = (path: SourcePath) => SourceFile | undefined

// More files than any document that people write; a circle of generated ones ends here.
const MAX_FILES = 2000

export type Files = ReturnType<typeof createFiles>

/** The files of a document, each read and parsed when a reference leads to it, and once. */
export function createFiles(root: YamlNode, readFile: ReadFile, problems: Problem[]) {
  const main = sourcePath(root.place.file)
  const folder = main.slice(0, main.lastIndexOf('/') + 1)
  const texts = new Map<SourcePath, SourceFile>()
  const roots = new Map<SourcePath, YamlNode | undefined>([[main, root]])

  const identified = new Map<SourcePath, Identifiers>()
  const textAt = (file: SourcePath): SourceFile | undefined => {
    const known = texts.get(file)
    if (known || texts.size === MAX_FILES) return known
    const source = readFile(file)
    if (source) texts.set(file, source)
    return source
  }
  const rootOf = (file: SourcePath): YamlNode | undefined => {
    if (roots.has(file) || texts.size === MAX_FILES) return roots.get(file)
    const source = textAt(file)
    const parsed = source && parseYaml(source)
    pushAll(problems, parsed?.problems ?? [])
    const content = parsed?.value && readIdentified(parsed.value)
    roots.set(file, content?.root)
    if (content?.identifiers) identified.set(file, content.identifiers)
    return content?.root
  }
  const anchorIn = (target: Target): Target => {
    if (target.pointer === '' || target.pointer.startsWith('/') || !rootOf(target.file)) return target
    const pointers = [...(identified.get(target.file)?.anchors ?? [])]
    const pointer = pointers.find(([address]) => address.endsWith(`#${target.pointer}`))?.[1][0]
    return pointer === undefined ? target : { ...target, pointer }
  }
  const find = ({ file, pointer }: Target): YamlNode | undefined => {
    const path = pointer === '' ? [] : pointerOf(`#${pointer}`)
    return path && nodeAt(rootOf(file), path)
  }
  const quietTargetOf = (reference: string, { file }: Place): Target | undefined => {
    const target = resolveReference(reference, sourcePath(file), folder)
    return target && anchorIn(target)
  }
  const quietTarget = (node: YamlNode): Target | undefined => {
    const reference = referenceIn(node)
    return reference === undefined ? undefined : quietTargetOf(reference, node.place)
  }
  const targetOf = (reference: string, at: YamlNode): Target | undefined => {
    const target = quietTargetOf(reference, at.place)
    if (!target) problems.push(leadsOutside(reference, at.place))
    return target
  }
  return {
    main,
    read: (): SourceFile[] => [...texts.values()],
    find,
    quietTarget,
    quietTargetOf,
    targetOf,
    /** The text of a file that is not YAML. */
    textAt,
    /** Where the `$ref` of a node leads; what leads outside is reported. */
    target: (node: YamlNode): Target | undefined => targetOf(referenceIn(node) ?? '', childOf(node, '$ref') ?? node),
    /** Where a chain of references through files ends. */
    last(target: Target): Target {
      let at = target
      for (let step = 0; step < 10; step++) {
        const node = find(at)
        const next = node && quietTarget(node)
        if (!next || next.file === main) return at
        at = next
      }
      return at
    },
    /** Reports a reference whose target would have to stand inside itself; `path` begins and ends with that. */
    leadsBack(from: YamlNode, path: string[]): void {
      const [start = ''] = path
      const details = {
        message: `"${nameOf(start)}" refers to itself: ${path.map(nameOf).join(' → ')}`,
        fix: 'replace one of these references with its target',
        target: referenceIn(from) ?? start,
      }
      problems.push(warning('invalid-spec', (childOf(from, '$ref') ?? from).place, details))
    },
    /** Reports a target that is not there. */
    lost(target: Target, from: YamlNode): undefined {
      const isThere = isYaml(target) ? rootOf(target.file) : undefined
      problems.push(leadsNowhere(target, isThere, childOf(from, '$ref') ?? from))
      return undefined
    },
  }
}

/** Any other file is a text as a whole. */
export const isYaml = ({ file, pointer }: Target): boolean => pointer !== '' || /\.(?:ya?ml|json)$/i.test(file)

/** A file, and what stands in it, without an empty `#`. */
const nameOf = (target: string): string => target.replace(/#$/, '')

/** Documents refer to other hosts on purpose, so that is no reason to refuse them; nothing is fetched from there. */
function leadsOutside(reference: string, place: Place): Problem {
  const isRemote = /^https?:|^\/\//i.test(reference)
  const report = isRemote ? warning : error
  return report('ref-outside', place, {
    message: `"${reference}" points ${isRemote ? 'to another host' : 'outside the folder of the document'}`,
    fix: 'copy the target into the folder of the document, and refer to it by a relative path',
    target: reference,
  })
}

function leadsNowhere({ file, pointer }: Target, root: YamlNode | undefined, node: YamlNode): Problem {
  const target = node.kind === 'scalar' ? String(node.value) : ''
  if (!root) {
    const details = { message: `"${target}" points to "${file}", which does not exist`, target }
    return warning('invalid-spec', node.place, details)
  }
  const path = pointerOf(`#${pointer}`) ?? []
  const wrong = path.findIndex((_, index) => !nodeAt(root, path.slice(0, index + 1)))
  const known = entriesOf(nodeAt(root, path.slice(0, wrong))).map(({ key }) => key)
  const meant = nearest(path[wrong] ?? '', known)
  const fix = meant === undefined ? 'define it, or correct the reference' : `did you mean "${meant}"?`
  return warning('invalid-spec', node.place, { message: `"${file}" has no "${pointer}"`, fix, target })
}
