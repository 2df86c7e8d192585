import type { SourceFile } from '../../../model/page.ts'
import type { Place, Problem } from '../../../model/problem.ts'
import { type SourcePath, sourcePath } from '../../../model/route.ts'
import { childOf, nodeAt, type YamlNode } from '../../../yaml/node.ts'
import { isOnlyReference, referenceIn } from '../nodes.ts'
import { pointerOf } from '../reference.ts'
import { type FileContents, fileContents, type ReadFile } from './fileContents.ts'
import { leadsBack, leadsNowhere, leadsOutside, leadsPast } from './referenceProblems.ts'
import { resolveReference, type Target } from './resolvePath.ts'

// A chain through more files than this is left where it is.
const MAX_STEPS = 10

/** The files of a document, and where the references between them lead. */
export type Files = {
  /** The first file. */
  main: SourcePath
  /** The others that references lead to. */
  read(): SourceFile[]
  textAt(file: SourcePath): SourceFile | undefined
  find(target: Target): YamlNode | undefined
  /** Where the `$ref` of a node leads, without a report. */
  quietTarget(node: YamlNode): Target | undefined
  quietTargetOf(reference: string, from: Place): Target | undefined
  /** Where the `$ref` of a node leads; what leads outside is reported. */
  target(node: YamlNode): Target | undefined
  targetOf(reference: string, at: YamlNode): Target | undefined
  /** Where a chain of references through files ends. */
  last(target: Target): Target
  /** Reports a reference whose target would have to stand inside itself; `path` begins and ends with that. */
  leadsBack(from: YamlNode, path: string[]): void
  /** Reports a target that is not there. */
  lost(target: Target, from: YamlNode): undefined
}

export function createFiles(root: YamlNode, readFile: ReadFile, problems: Problem[]): Files {
  const main = sourcePath(root.place.file)
  const contents = fileContents(root, readFile, problems)
  const { find, quietTarget, quietTargetOf } = quietTargets(main, contents)
  const targetOf = (reference: string, at: YamlNode): Target | undefined => {
    const target = quietTargetOf(reference, at.place)
    if (!target) problems.push(leadsOutside(reference, at.place))
    return target
  }
  return {
    main,
    read: contents.read,
    textAt: contents.textAt,
    find,
    quietTarget,
    quietTargetOf,
    targetOf,
    target: (node) => targetOf(referenceIn(node) ?? '', childOf(node, '$ref') ?? node),
    last(target) {
      let at = target
      for (let step = 0; step < MAX_STEPS; step++) {
        const node = find(at)
        const next = node && isOnlyReference(node) ? quietTarget(node) : undefined
        if (!next || next.file === main) return at
        at = next
      }
      return at
    },
    leadsBack: (from, path) => void problems.push(leadsBack(from, path)),
    lost(target, from) {
      const itsRoot = isYaml(target) ? contents.rootOf(target.file) : undefined
      problems.push(
        itsRoot ? leadsPast(target, itsRoot, from) : leadsNowhere(target, from, contents.textAt(target.file)),
      )
      return undefined
    },
  }
}

/** What references lead to, without a report of those that lead outside. */
function quietTargets(main: SourcePath, contents: FileContents): Pick<Files, 'find' | 'quietTarget' | 'quietTargetOf'> {
  const folder = main.slice(0, main.lastIndexOf('/') + 1)
  const withoutAnchor = (target: Target): Target => {
    const { file, pointer } = target
    if (pointer === '' || pointer.startsWith('/') || !contents.rootOf(file)) return target
    return { ...target, pointer: contents.pointerOfAnchor(file, pointer) ?? pointer }
  }
  const quietTargetOf = (reference: string, { file }: Place): Target | undefined => {
    const target = resolveReference(reference, sourcePath(file), folder)
    return target && withoutAnchor(target)
  }
  return {
    find({ file, pointer }) {
      const path = pointer === '' ? [] : pointerOf(`#${pointer}`)
      return path && nodeAt(contents.rootOf(file), path)
    },
    quietTarget(node) {
      const reference = referenceIn(node)
      return reference === undefined ? undefined : quietTargetOf(reference, node.place)
    },
    quietTargetOf,
  }
}

/** Any other file is a text as a whole. */
export const isYaml = ({ file, pointer }: Target): boolean => pointer !== '' || /\.(?:ya?ml|json)$/i.test(file)
