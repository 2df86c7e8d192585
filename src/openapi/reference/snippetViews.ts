import type { SampleView } from '../../model/apiView.ts'
import type { RequestModel } from '../../model/requestModel.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import { itemsOf, scalarText } from '../read/document.ts'
import type { Operation } from '../read/operations.ts'
import { requestSample } from '../request/requestSample.ts'
import { SNIPPET_LANGUAGES } from '../request/snippets/languages.ts'
import { highlight, type PageContext } from './pageContext.ts'

/** The request in every language; a sample that the document brings stands in the place of the one of its language. */
export function snippetViews(page: PageContext, operation: Operation, model: RequestModel): SampleView[] {
  const { servers, baseVariable } = page.requests
  const request = requestSample(model, servers, baseVariable)
  const { place } = operation.node
  const written = writtenSamples(operation.node)
  const generated = SNIPPET_LANGUAGES.map(({ label, grammar, write }, index) => {
    const own = written.find((sample) => sample.label === label)
    // The marks of tokens are most of a snippet's size, and hundreds of operations would have eight each.
    const language = page.large && index > 0 ? 'text' : grammar
    return {
      label,
      generated: false,
      description: undefined,
      code: highlight(page, own?.source ?? write(request), language, place),
    }
  })
  const others = written.filter(({ label }) => !SNIPPET_LANGUAGES.some((language) => language.label === label))
  return [
    ...generated,
    ...others.map(({ label, language, source }) => ({
      label,
      generated: false,
      description: undefined,
      code: highlight(page, source, page.large ? 'text' : language, place),
    })),
  ]
}

type WrittenSample = { label: string; language: string; source: string }

/** `x-codeSamples`, an extension that most tools know; older documents spell it with a dash. */
function writtenSamples(operation: YamlNode): WrittenSample[] {
  const samples = itemsOf(childOf(operation, 'x-codeSamples') ?? childOf(operation, 'x-code-samples'))
  return samples.flatMap((sample): WrittenSample[] => {
    const language = scalarText(childOf(sample, 'lang')) ?? ''
    const source = scalarText(childOf(sample, 'source'))
    if (source === undefined) return []
    const label = scalarText(childOf(sample, 'label')) ?? language
    return [{ label: labelOf(language, label), language: language.toLowerCase(), source: source.trimEnd() }]
  })
}

const OTHER_NAMES = new Map([
  ['shell', 'curl'],
  ['bash', 'curl'],
  ['js', 'JavaScript'],
  ['ts', 'TypeScript'],
  ['csharp', 'C#'],
  ['golang', 'Go'],
])

/** Under the name that the language has among ours, so that the reader's choice holds for it, too. */
function labelOf(language: string, label: string): string {
  const known = SNIPPET_LANGUAGES.find((each) => each.label.toLowerCase() === language.toLowerCase())
  return known?.label ?? OTHER_NAMES.get(language.toLowerCase()) ?? (label || 'Sample')
}
