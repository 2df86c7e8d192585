import type { SiteConfig } from '../model/config.ts'
import type { Problem } from '../model/problem.ts'
import { sourcePath } from '../model/route.ts'
import type { Sources } from '../model/sources.ts'
import { parseYaml } from '../yaml/parseYaml.ts'
import { pointersIn } from '../yaml/pointersIn.ts'

/** Adds the JSON Pointer of the value to each problem in a document. Documents without problems are not read again. */
export function withPointers(problems: Problem[], { file: config }: SiteConfig, { readFile }: Sources): Problem[] {
  const documents = new Map<string, ReturnType<typeof pointersOf>>()
  const pointersOf = (path: string) => {
    const file = readFile(sourcePath(path))
    const root = file && parseYaml(file, { isTolerant: true }).value
    return root && pointersIn(root)
  }
  return problems.map((problem) => {
    const { file } = problem
    if (!/\.(?:ya?ml|json)$/i.test(file) || file === config) return problem
    if (!documents.has(file)) documents.set(file, pointersOf(file))
    const pointer = documents.get(file)?.(problem)
    return pointer === undefined ? problem : { ...problem, pointer }
  })
}
