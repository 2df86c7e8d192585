import type { Snippet } from '../../model/requestModel.ts'
import type { CodeSample } from '../read/codeSamples.ts'
import type { Operation } from '../read/operations.ts'
import { SNIPPET_LANGUAGES } from './snippets/languages.ts'
import type { SampleRequest } from './snippets/sampleRequest.ts'

/** The request in every language. */
export const filledIn = (request: SampleRequest): Snippet[] =>
  SNIPPET_LANGUAGES.map(({ id, label, write }) => ({
    kind: 'filledIn',
    label,
    language: GRAMMARS.get(id) ?? id,
    code: write(request),
  }))

/**
 * The request in every language. The first sample of a language that the document brings stands in the place of the
 * generated one, and the others after all languages, under their own names.
 */
export function operationSnippets({ codeSamples }: Operation, request: SampleRequest): Snippet[] {
  const inPlace = filledIn(request).map((each) => {
    const sample = codeSamples.find((one) => nameOf(one) === each.label)
    return { each, sample }
  })
  const snippets = inPlace.map(
    ({ each, sample }): Snippet => (sample ? { ...each, kind: 'written', code: sample.source } : each),
  )
  const own = new Set(inPlace.map(({ sample }) => sample))
  for (const sample of codeSamples) if (!own.has(sample)) snippets.push(snippetOf(sample, snippets))
  return snippets
}

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
