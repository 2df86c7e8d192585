import type { SourceFile } from '../../../model/page.ts'
import type { Problem } from '../../../model/problem.ts'
import { pushAll } from '../../../model/pushAll.ts'
import { type SourcePath, sourcePath } from '../../../model/route.ts'
import type { YamlNode } from '../../../yaml/node.ts'
import { parseYaml } from '../../../yaml/parseYaml.ts'
import { type Identifiers, readIdentified } from './identifiers.ts'

export type ReadFile = (path: SourcePath) => SourceFile | undefined

// More files than any document that people write; a circle of generated ones ends here.
const MAX_FILES = 2000

/** What stands in the files of a document, each read and parsed when it is first asked for. */
export type FileContents = {
  rootOf(file: SourcePath): YamlNode | undefined
  /** The text of a file that is not YAML. */
  textAt(file: SourcePath): SourceFile | undefined
  /** The pointer that a name of the file's own (`$anchor`) stands for. */
  pointerOfAnchor(file: SourcePath, name: string): string | undefined
  /** All files but the first that were asked for and exist. */
  read(): SourceFile[]
}

/** @param root the document's first file, which is parsed already */
export function fileContents(root: YamlNode, readFile: ReadFile, problems: Problem[]): FileContents {
  const texts = new Map<SourcePath, SourceFile>()
  const roots = new Map<SourcePath, YamlNode | undefined>([[sourcePath(root.place.file), root]])
  const identified = new Map<SourcePath, Identifiers>()
  const textAt = (file: SourcePath): SourceFile | undefined => {
    const known = texts.get(file)
    if (known || texts.size === MAX_FILES) return known
    const source = readFile(file)
    if (source) texts.set(file, source)
    return source
  }
  return {
    textAt,
    rootOf(file) {
      if (roots.has(file) || texts.size === MAX_FILES) return roots.get(file)
      const source = textAt(file)
      const parsed = source && parseYaml(source, { isTolerant: true })
      pushAll(problems, parsed?.problems ?? [])
      const content = parsed?.value && readIdentified(parsed.value)
      roots.set(file, content?.root)
      if (content?.identifiers) identified.set(file, content.identifiers)
      return content?.root
    },
    pointerOfAnchor(file, name) {
      const anchors = [...(identified.get(file)?.anchors ?? [])]
      return anchors.find(([address]) => address.endsWith(`#${name}`))?.[1][0]
    },
    read: () => [...texts.values()],
  }
}
