import type { OperationView, SampleView } from '../../model/apiView.ts'
import { type Code, textOfLine } from '../../model/code.ts'
import { codeFence } from '../../model/markdown.ts'
import { type AnswerSamples, operationSamples } from '../../model/operationSamples.ts'
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
export function operationSamplesText(operation: OperationView): string[] {
  const { request, bodies, answers } = operationSamples(operation)
  return [
    ...(request.length > 0 ? [label('Request'), ...samplesText(request.slice(0, 1))] : []),
    ...(bodies ? [label('Request body'), ...samplesText(bodies.examples)] : []),
    ...(answers.length > 0 ? [label('Response'), ...answers.flatMap(answerText)] : []),
  ]
}

function answerText({ status, title, examples }: AnswerSamples): string[] {
  const samples = examples.length === 1 ? examples.flatMap(sampleText) : samplesText(examples)
  return [label(plain(`${status} ${title}`)), ...samples]
}
