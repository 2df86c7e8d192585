import type { CallbackView, OperationView } from '../../model/apiView.ts'
import { codeSpan, heading, list } from '../../model/markdown.ts'
import { link } from '../../model/markdownLink.ts'
import type { Texts } from '../../model/texts/texts.ts'
import { callText, endpointText } from './callText.ts'
import { operationSamplesText } from './samplesText.ts'
import { label, plain } from './words.ts'

/** One operation: what it does, what is sent and answered, the guides about it, samples. */
export function operationText(operation: OperationView, texts: Texts): string[] {
  const { reference } = texts
  const { title, description, callbacks, mentions } = operation
  return [
    heading(3, plain(title)),
    description?.markdown ?? '',
    endpointText(operation, texts),
    ...callText(operation, texts, 4),
    ...callbacksText(callbacks, texts),
    ...(mentions.length > 0
      ? [heading(4, plain(reference.guides)), list(mentions.map(({ label: title, href }) => link(plain(title), href)))]
      : []),
    ...operationSamplesText(operation, texts),
  ]
}

/** The requests that the API sends during an operation. */
export const callbacksText = (callbacks: CallbackView[], texts: Texts): string[] =>
  callbacks.length === 0
    ? []
    : [heading(4, plain(texts.reference.callbacks)), ...callbacks.flatMap((callback) => callbackText(callback, texts))]

const callbackText = ({ name, operations }: CallbackView, texts: Texts): string[] => [
  codeSpan(name),
  ...operations.flatMap((operation) => [
    label(plain(operation.title)),
    operation.description?.markdown ?? '',
    endpointText(operation, texts),
    ...callText(operation, texts, 5),
  ]),
]
