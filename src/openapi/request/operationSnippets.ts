import type { Snippet } from '../../model/requestModel.ts'
import type { CodeSample } from '../read/codeSamples.ts'
import type { Operation } from '../read/operations.ts'
import { SNIPPET_LANGUAGES } from './snippets/languages.ts'
import type { SampleRequest } from './snippets/sampleRequest.ts'

/** The request in every language; a sample that the document brings stands in the place of the one of its language. */
export function operationSnippets({ codeSamples }: Operation, request: SampleRequest): Snippet[] {
  const written = codeSamples.map(snippetOf)
  const generated = SNIPPET_LANGUAGES.map(({ label, grammar: language, write }) => {
    const own = written.find((sample) => sample.label === label)
    return { label, language, code: own?.code ?? write(request) }
  })
  return [...generated, ...written.filter(({ label }) => !SNIPPET_LANGUAGES.some((each) => each.label === label))]
}

const snippetOf = ({ language, label, source }: CodeSample): Snippet => ({
  label: labelOf(language, label),
  language: language.toLowerCase(),
  code: source,
})

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
