import { startOf } from '../../../model/problem.ts'
import type { YamlNode, YamlScalar } from '../../../yaml/node.ts'
import { type Files, isYaml } from './documentFiles.ts'

/**
 * The text that `description: { $ref: guide.md }` stands for: a file of Markdown, or a text in another document. Undefined
 * if there is none, which is reported.
 */
export function referredText(files: Files, node: YamlNode): YamlScalar | undefined {
  const target = files.target(node)
  if (!target) return undefined
  const found = isYaml(target) ? files.find(target) : wholeText(files, target.file)
  return found?.kind === 'scalar' ? found : files.lost(target, node)
}

function wholeText(files: Files, file: Parameters<Files['textAt']>[0]): YamlScalar | undefined {
  const source = files.textAt(file)
  if (!source) return undefined
  const place = startOf(file)
  return { kind: 'scalar', place, value: source.text, style: 'literal', textPlace: place }
}
