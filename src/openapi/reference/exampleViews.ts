import type { SampleView } from '../../model/apiView.ts'
import { fill, type Texts } from '../../model/texts/texts.ts'
import { type Example, exampleText } from '../read/examples.ts'
import { textOf } from '../read/nodes.ts'
import type { SpecText } from '../read/text.ts'
import type { Context } from './context.ts'

export const exampleViews = (
  { texts, document, words }: Context,
  examples: Example[],
  mediaType: string,
  owner: string,
): SampleView[] =>
  examples.map((example) => ({
    label: labelOf(example, words),
    generated: example.kind === 'made',
    description: texts.describe(example.description ?? linkTo(example), owner),
    choice: example.choice,
    code: texts.read(exampleText(example), languageOf(example, mediaType, document.isLarge), example.value.place),
  }))

/** Those without a name in the document are numbered. */
function labelOf({ named, label }: Example, { reference: texts }: Texts): string {
  const [, number] = (!named && /^Example(?: (\d+))?$/.exec(label)) || []
  if (named || !label.startsWith('Example')) return label
  return number === undefined ? texts.example : fill(texts.exampleNumber, { number })
}

/** An example at another address is a link. */
function linkTo({ kind, value }: Example): SpecText | undefined {
  const address = textOf(value) ?? ''
  const isLink = kind === 'external' && /^https?:\/\/[^\s<>]+$/.test(address)
  return isLink ? { text: address, markdown: `<${address}>`, place: value.place, flat: true } : undefined
}

function languageOf({ value, kind }: Example, mediaType: string, isLarge: boolean): string {
  // Generated examples of a large document are not highlighted: most of the page would be markup of tokens.
  if (isLarge && kind === 'made') return 'text'
  if (kind === 'external') return 'text'
  if (/[/+]xml\b/i.test(mediaType)) return 'xml'
  if (/[/+](?:x-)?ya?ml\b/i.test(mediaType)) return 'yaml'
  if (/^text\/event-stream\b/i.test(mediaType)) return 'text'
  if (textOf(value) === undefined || /[/+]json\b/.test(mediaType)) return 'json'
  return 'text'
}
