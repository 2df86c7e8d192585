import type { OperationView, ResponseView, SampleView } from '../../model/apiView.ts'
import { type Code, textOfLine } from '../../model/code.ts'
import { codeFence } from '../../model/markdown.ts'
import { label, plain } from './words.ts'

export const codeText = ({ language, lines }: Code): string =>
  codeFence(lines.map(textOfLine).join('\n'), language === 'text' ? '' : language)

/** Samples one below the other, under their labels. */
export const samplesText = (samples: SampleView[]): string[] =>
  samples.flatMap((sample) => [label(plain(sample.label)), ...sampleText(sample)])

const sampleText = ({ description, generated, code }: SampleView): string[] => [
  description?.markdown ?? '',
  generated ? 'Generated from the schema' : '',
  codeText(code),
]

/** The request in the first language, and every example of a body. */
export function operationSamples({ snippets, body, responses }: OperationView): string[] {
  const bodies = body?.media.flatMap(({ examples }) => examples) ?? []
  const answers = responses.flatMap(answerText)
  return [
    ...(snippets.length > 0 ? [label('Request'), ...samplesText(snippets.slice(0, 1))] : []),
    // One example is the body of the request above.
    ...(bodies.length > (snippets.length > 0 ? 1 : 0) ? [label('Request body'), ...samplesText(bodies)] : []),
    ...(answers.length > 0 ? [label('Response'), ...answers] : []),
  ]
}

/** One example gives its name to the whole answer. */
function answerText({ status, meaning, media }: ResponseView): string[] {
  const [only, ...others] = media.flatMap(({ examples }) => examples)
  if (!only) return []
  const isAlone = others.length === 0
  const title = label(plain(`${status} ${isAlone ? only.label : meaning}`))
  return [title, ...(isAlone ? sampleText(only) : samplesText([only, ...others]))]
}
