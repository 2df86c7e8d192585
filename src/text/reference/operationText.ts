import type { CallbackView, OperationView } from '../../model/apiView.ts'
import { codeSpan, heading, list } from '../../model/markdown.ts'
import { link } from '../../model/markdownLink.ts'
import { callText, endpointText } from './callText.ts'
import { operationSamplesText } from './samplesText.ts'
import { label, plain } from './words.ts'

/** One operation: its name and endpoint, samples, what is sent and answered, the guides about it. */
export function operationText(operation: OperationView): string[] {
  const { title, callbacks, mentions } = operation
  return [
    heading(3, plain(title)),
    endpointText(operation),
    ...operationSamplesText(operation),
    ...callText(operation, 4),
    ...(callbacks.length > 0 ? [heading(4, 'Callbacks'), ...callbacks.flatMap(callbackText)] : []),
    ...(mentions.length > 0
      ? [heading(4, 'In the guides'), list(mentions.map(({ label: title, href }) => link(plain(title), href)))]
      : []),
  ]
}

/** The requests that the API sends during an operation. */
const callbackText = ({ name, operations }: CallbackView): string[] => [
  codeSpan(name),
  ...operations.flatMap((operation) => [
    label(plain(operation.title)),
    endpointText(operation),
    ...callText(operation, 5),
  ]),
]
