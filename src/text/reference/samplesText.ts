import type { CallView, OperationView, SampleView } from '../../model/apiView.ts'
import { type Code, textOfLine } from '../../model/code.ts'
import { codeFence } from '../../model/markdown.ts'
import { type AnswerSamples, operationSamples } from '../../model/operationSamples.ts'
import { fill, type Texts } from '../../model/texts/texts.ts'
import { label, plain, sentence } from './words.ts'

const codeText = ({ language, lines }: Code): string =>
  codeFence(lines.map(textOfLine).join('\n'), language === 'text' ? '' : language)

/** Samples one below the other, under their labels. */
export const samplesText = (samples: SampleView[], texts: Texts): string[] =>
  samples.flatMap((sample) => [label(plain(sample.label)), ...sampleText(sample, texts)])

export const sampleText = ({ description, generated, code, rest = [] }: SampleView, texts: Texts): string[] => [
  description?.markdown ?? '',
  generated ? plain(texts.reference.generated) : '',
  code.lines.length > 0 ? codeText(code) : '',
  ...rest.map((file) => fill(plain(texts.reference.complete), { file: sentence([file]) })),
]

/** The request in the first language and as the document has it, and every example of a body. */
export function operationSamplesText(operation: OperationView, texts: Texts): string[] {
  const { reference } = texts
  const { request, calls, bodies, answers } = operationSamples(operation)
  const shown = calls.length > 0 ? calls.flatMap((call) => callText(call, texts)) : snippetsText(request, texts)
  return [
    ...(shown.length > 0 ? [label(plain(reference.request)), ...shown] : []),
    ...(bodies ? [label(plain(reference.requestBody)), ...samplesText(bodies.examples, texts)] : []),
    ...(answers.length > 0
      ? [label(plain(reference.response)), ...answers.flatMap((answer) => answerText(answer, texts))]
      : []),
  ]
}

const callText = ({ mediaTypes, snippets }: CallView, texts: Texts): string[] => [
  label(plain(mediaTypes.join(', '))),
  ...snippetsText(snippets, texts),
]

const snippetsText = (snippets: SampleView[], texts: Texts): string[] =>
  samplesText(
    snippets.filter(({ isInText }, index) => index === 0 || isInText),
    texts,
  )

function answerText({ status, title, examples }: AnswerSamples, texts: Texts): string[] {
  const samples =
    examples.length === 1 ? examples.flatMap((each) => sampleText(each, texts)) : samplesText(examples, texts)
  return [label(plain(`${status} ${title}`)), ...samples]
}
