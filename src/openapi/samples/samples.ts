import { exactValue } from '../../yaml/exactValue.ts'
import { type ExactValue, toNode } from '../../yaml/node.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import { bodyExamples } from '../read/bodyExamples.ts'
import type { MediaType } from '../read/content.ts'
import { type Example, schemaExamples } from '../read/examples.ts'
import { isJson, isXml } from '../read/mediaTypes.ts'
import { asBody } from '../read/models.ts'
import type { Cases } from '../read/schema/cases.ts'
import type { ChoiceWords } from '../read/schema/choiceNames.ts'
import { type Direction, directionIn } from '../read/schema/direction.ts'
import type { Field, FlatSchema, Schema } from '../read/schema/schema.ts'
import { caseExamples } from './caseExamples.ts'
import { choiceExamples, choiceOf } from './choiceExamples.ts'
import { type TextOfPattern, textOfPatterns } from './patterns/textOfPattern.ts'
import { provenSamples } from './provenSample.ts'
import { sentPart } from './sentPart.ts'
import { textWriter, type WriteText } from './streamText.ts'
import type { Validator } from './validator.ts'
import { xmlText } from './xmlText.ts'

/** Examples for readers to copy: those of the document, or generated ones that match their schemas. */
export type Samples = {
  /** Every example of a body. */
  ofBody(media: MediaType, direction: Direction): Example[]
  /** Examples of a schema of `components`; of hundreds, those that the document gives. */
  ofSchema(field: Field): Example[]
  /** A value that a parameter may have. */
  ofValue(schema: Schema): ExactValue | undefined
  /** One for each value of a discriminating field, where possible; none in a document of hundreds of operations. */
  ofCases(schema: Schema, flat: FlatSchema, cases: Cases): Example[]
}

// Hundreds of operations would have hundreds of them.
const MAX_LENGTH_OF_MANY = 400

// With a sample each, hundreds of schemas would need twice as many pages.
const MANY_SCHEMAS = 100

export async function createSamples(document: ApiDocument, validator: Validator, words: ChoiceWords): Promise<Samples> {
  const choiceFor = (schema: Schema, value: ExactValue, direction: Direction): string | undefined =>
    choiceOf(schema, value, direction, validator, words)
  const { isLarge } = document
  const textOfPattern = await textsOfPatterns(document)
  const proven = provenSamples(validator, isLarge ? MAX_LENGTH_OF_MANY : undefined, textOfPattern)
  const wayOf = directionIn<Direction>(document, 'response')
  const madeOfSchemas = !isLarge && document.schemas.length <= MANY_SCHEMAS
  const ofBody: Samples['ofBody'] = (media, direction) => {
    const { type } = media
    const write = textWriter(type)
    const schema = media.schema ?? (write ? media.itemSchema : undefined)
    const given = bodyExamples(media).map((written) => {
      const each = media.examples.length > 0 || !schema ? written : sentExample(written, schema, direction)
      if (isXml(type)) return asXml(each, schema)
      return write ? asWritten(each, write) : each
    })
    if (!schema || !(isTextual(type) || isXml(type) || write) || isBinary(schema)) return given
    if (given.length > 0) {
      return isLarge ? given : given.map((each) => withChoice(each, (value) => choiceFor(schema, value, direction)))
    }
    const choices = isLarge ? [] : choiceExamples(schema, direction, proven, words)
    const value = choices.length > 1 ? undefined : proven.of(schema, wayOf(direction))
    const made = value === undefined ? choices : [madeExample(value, schema)]
    if (write) return made.map((each) => ({ ...each, text: write(exactValue(each.value)) }))
    return made.map((each) => (isXml(type) ? asXml(each, schema) : each))
  }
  return {
    ofBody,
    // A single value shows no more than the text about its schema.
    ofSchema: (field) =>
      (madeOfSchemas ? ofBody(asBody(field, document), 'response') : schemaExamples(field.schema)).filter(
        ({ value }) => value.kind !== 'scalar',
      ),
    ofValue: (schema) => proven.of(schema, wayOf('request')),
    ofCases: (schema, flat, cases) => (isLarge ? [] : caseExamples(schema, flat, cases, validator)),
  }
}

/** A file, which documents of 2.0 often declare under the media type of all other bodies. */
function isBinary(schema: Schema): boolean {
  const { keywords } = schema.flat()
  return keywords.text('contentMediaType') === 'application/octet-stream'
}

/** An example of a schema, as it is sent or received. */
function sentExample(example: Example, schema: Schema, direction: Direction): Example {
  const value = exactValue(example.value)
  const sent = sentPart(value, schema, direction)
  return sent === value ? example : { ...example, value: toNode(sent, example.value.place) }
}

function withChoice(example: Example, choiceFor: (value: ExactValue) => string | undefined): Example {
  if (example.kind !== 'value') return example
  const choice = choiceFor(exactValue(example.value))
  return choice === undefined ? example : { ...example, choice }
}

const madeExample = (value: ExactValue, schema: Schema): Example => ({
  name: undefined,
  value: toNode(value, schema.place),
  kind: 'made',
  description: undefined,
})

const PATTERN = new Set(['pattern'])

/** Loads what makes texts of patterns, if a document has some. */
export const textsOfPatterns = async (document: ApiDocument): Promise<TextOfPattern | undefined> =>
  document.uses(PATTERN) ? textOfPatterns() : undefined

/** Media types of which JSON is the text, or from which a form is made. */
export const isTextual = (type: string): boolean =>
  isJson(type) || /^application\/x-www-form-urlencoded\b|^\*\/\*$/i.test(type)

/** A value is written as its media type demands; a text is what is sent, as it stands. */
function asWritten(example: Example, write: WriteText): Example {
  const value = exactValue(example.value)
  return example.kind !== 'value' || typeof value === 'string' ? example : { ...example, text: write(value) }
}

/** A text is what is sent, as it stands. */
function asXml(example: Example, schema: Schema | undefined): Example {
  const { kind, value } = example
  const isText = value.kind === 'scalar' && typeof value.value === 'string'
  if (!schema || kind === 'external' || kind === 'serialized' || (isText && kind === 'value')) return example
  return { ...example, text: xmlText(exactValue(value), schema) }
}
