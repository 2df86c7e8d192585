import type { Snippet } from '../../model/requestModel.ts'
import type { CodeSample } from '../read/codeSamples.ts'
import type { Operation } from '../read/operations.ts'
import { curl } from './snippets/curl.ts'
import { SNIPPET_LANGUAGES } from './snippets/languages.ts'
import type { SampleRequest } from './snippets/sampleRequest.ts'

/**
 * The request in every language. The first sample of a language that the document brings stands in the place of the
 * generated one, and the others after all languages, under their own names.
 *
 * @param form the request with a form, where the operation takes either
 */
export function operationSnippets({ codeSamples }: Operation, request: SampleRequest, form?: SampleRequest): Snippet[] {
  const own = SNIPPET_LANGUAGES.map(({ label }) => codeSamples.find((sample) => nameOf(sample) === label))
  const inPlace = SNIPPET_LANGUAGES.map(({ id, label, write }, index): Snippet => {
    const language = GRAMMARS.get(id) ?? id
    const sample = own[index]
    return sample
      ? { kind: 'written', label, language, code: sample.source }
      : { kind: 'filledIn', label, language, code: write(request) }
  })
  const snippets = [...inPlace, ...(form ? [formSnippet(form)] : [])]
  for (const sample of codeSamples) if (!own.includes(sample)) snippets.push(snippetOf(sample, snippets))
  return snippets
}

/** Readers fill in the body in the first media type, which this does not follow. */
const formSnippet = (form: SampleRequest): Snippet => ({
  kind: 'form',
  label: 'curl (multipart/form-data)',
  language: 'bash',
  code: curl(form),
})

/** What the highlighter calls a language, where that is not its id. */
const GRAMMARS: ReadonlyMap<string, string> = new Map([
  ['curl', 'bash'],
  ['javascript', 'js'],
  ['typescript', 'ts'],
])

function snippetOf({ language, label, source }: CodeSample, before: Snippet[]): Snippet {
  const wanted = label || language || 'Sample'
  const isTaken = (name: string): boolean => before.some((each) => each.label === name)
  let name = wanted
  for (let number = 2; isTaken(name); number++) name = `${wanted} ${number}`
  return { kind: 'written', label: name, language: language.toLowerCase(), code: source }
}

const OTHER_NAMES = new Map([
  ['shell', 'curl'],
  ['bash', 'curl'],
  ['js', 'JavaScript'],
  ['ts', 'TypeScript'],
  ['csharp', 'C#'],
  ['golang', 'Go'],
])

/** The name that the language has among ours, so that the reader's choice holds for it, too. */
function nameOf({ language }: CodeSample): string | undefined {
  const known = SNIPPET_LANGUAGES.find((each) => each.label.toLowerCase() === language.toLowerCase())
  return known?.label ?? OTHER_NAMES.get(language.toLowerCase())
}
