import type { SiteConfig } from '../model/config.ts'
import type { Problem } from '../model/problem.ts'
import { sourcePath } from '../model/route.ts'
import type { Sources } from '../model/sources.ts'
import type { YamlNode } from '../yaml/node.ts'
import { parseYaml } from '../yaml/parseYaml.ts'
import { pointerAt } from '../yaml/pointerAt.ts'

/** Adds the JSON Pointer of the value to each problem in a document. Documents without problems are not read again. */
export function withPointers(problems: Problem[], { file: config }: SiteConfig, { readFile }: Sources): Problem[] {
  const roots = new Map<string, YamlNode | undefined>()
  const rootOf = (path: string): YamlNode | undefined => {
    const file = roots.has(path) ? undefined : readFile(sourcePath(path))
    if (!roots.has(path)) roots.set(path, file && parseYaml(file, { isTolerant: true }).value)
    return roots.get(path)
  }
  return problems.map((problem) => {
    const isDocument = /\.(?:ya?ml|json)$/i.test(problem.file) && problem.file !== config
    const root = isDocument ? rootOf(problem.file) : undefined
    return root ? { ...problem, pointer: pointerAt(root, problem) } : problem
  })
}
