import type { SampleView } from '../../model/apiView.ts'
import type { Code } from '../../model/code.ts'
import { fill, type Texts } from '../../model/texts/texts.ts'
import { type Example, exampleText } from '../read/examples.ts'
import { isJson, isXml } from '../read/mediaTypes.ts'
import { textOf } from '../read/nodes.ts'
import type { SpecText } from '../read/text.ts'
import type { Context } from './context.ts'
import { beginningOf, sampleFile } from './longSamples.ts'

export const exampleViews = (
  { texts, document, words, addFile }: Context,
  examples: Example[],
  mediaType: string,
  owner: string,
): SampleView[] =>
  examples.map((example, index) => {
    const text = exampleText(example).replaceAll(SEPARATOR, SHOWN_SEPARATOR)
    const address = addressIn(example)
    const language = languageOf(example, mediaType)
    // Generated examples of a large document are not highlighted: most of the page would be markup of tokens.
    const grammar = document.isLarge && example.kind === 'made' ? 'text' : language
    return {
      label: labelOf(example, words),
      generated: example.kind === 'made',
      description: texts.describe(address === undefined ? example.description : withLink(example, address), owner),
      choice: example.choice,
      code:
        address === undefined ? { ...texts.read(beginningOf(text), grammar, example.value.place), language } : NO_CODE,
      rest: sampleFile(addFile, `${owner}.${index + 1}`, text, language),
    }
  })

// Of the records of a JSON sequence: a control character that pages cannot have. Requests send it.
const SEPARATOR = '\u001e'
const SHOWN_SEPARATOR = '\u241e'

const NO_CODE: Code = { language: 'text', lines: [] }

/** Those without a name in the document are numbered. */
function labelOf({ name, number }: Example, { reference: texts }: Texts): string {
  if (name !== undefined) return name
  return number === undefined ? texts.example : fill(texts.exampleNumber, { number: String(number) })
}

/** The address of an example that stands elsewhere. */
export function addressIn({ kind, value }: Example): string | undefined {
  const address = textOf(value) ?? ''
  return kind === 'external' && /^https?:\/\/[^\s<>]+$/.test(address) ? address : undefined
}

function withLink({ description, value }: Example, address: string): SpecText {
  const { place, ...text } = description ?? { text: '', markdown: '', place: value.place }
  return {
    text: `${text.text}\n\n${address}`.trim(),
    markdown: `${text.markdown}\n\n<${address}>`.trim(),
    place,
    flat: true,
  }
}

function languageOf({ value, kind }: Example, mediaType: string): string {
  if (kind === 'external') return 'text'
  if (isXml(mediaType)) return 'xml'
  if (/[/+](?:x-)?ya?ml\b/i.test(mediaType)) return 'yaml'
  if (/^(?:text\/event-stream|application\/x-www-form-urlencoded)\b/i.test(mediaType)) return 'text'
  if (textOf(value) === undefined || isJson(mediaType)) return 'json'
  return 'text'
}
