import { childOf, type YamlNode } from '../../yaml/node.ts'
import { itemsOf, scalarText } from './nodes.ts'

/** A call that the author of the document wrote: extensions of Redoc and of ReadMe, which most tools support. */
export type CodeSample = { language: string; label: string; source: string }

export const readCodeSamples = (operation: YamlNode): CodeSample[] => [
  // Older documents spell the extension with a dash.
  ...samplesIn(childOf(operation, 'x-codeSamples') ?? childOf(operation, 'x-code-samples'), 'lang', 'source', 'label'),
  ...samplesIn(childOf(childOf(operation, 'x-readme'), 'code-samples'), 'language', 'code', 'name'),
]

const samplesIn = (node: YamlNode | undefined, language: string, source: string, label: string): CodeSample[] =>
  itemsOf(node).flatMap((sample) => {
    const name = scalarText(childOf(sample, language)) ?? ''
    const code = scalarText(childOf(sample, source))
    return code === undefined
      ? []
      : [{ language: name, label: scalarText(childOf(sample, label)) ?? name, source: code.trimEnd() }]
  })
