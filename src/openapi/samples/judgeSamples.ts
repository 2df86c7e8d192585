import { en } from '../../model/texts/en.ts'
import { parseExactJson } from '../../yaml/exactJson.ts'
import { toNode, toValue } from '../../yaml/node.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import type { MediaType } from '../read/content.ts'
import type { Example } from '../read/examples.ts'
import { isJson, isXml } from '../read/mediaTypes.ts'
import { modelsOf } from '../read/models.ts'
import { textOf } from '../read/nodes.ts'
import type { Operation } from '../read/operations.ts'
import type { Direction } from '../read/schema/direction.ts'
import type { Field, Schema } from '../read/schema/schema.ts'
import { showsNothing } from './emptySample.ts'
import { mismatch } from './mismatch.ts'
import { createSamples, isTextual, type Samples } from './samples.ts'
import { createValidator, type Validator } from './validator.ts'
import { writtenBody } from './writtenBody.ts'

/** How many samples a reference has or should have, and those that are not known to be valid, each with the reason. */
type JudgedSamples = { all: number; missing: string[] }

type Judged = { name: string; fault: string | undefined }

/** Judges every sample of a body, and of a parameter that requests have to have. */
export async function judgeSamples(document: ApiDocument): Promise<JudgedSamples> {
  const validator = await createValidator(document)
  const samples = await createSamples(document, validator, en)
  const callbacks = document.operations.flatMap((each) => each.callbacks.flatMap(({ operations }) => operations))
  const judged = [...document.operations, ...callbacks, ...document.webhooks].flatMap((operation) => [
    ...parametersOf(operation, samples),
    ...bodiesOf(operation).flatMap((body) => judgeBody(body, samples, validator)),
  ])
  const models = document.groups.flatMap((group) =>
    modelsOf(group, document).flatMap(({ field, media }) =>
      judgeBody({ name: `${group.title} → ${field.name}`, media, direction: 'response' }, samples, validator),
    ),
  )
  const schemas = document.schemas.flatMap((field) => judgeSchema(field, samples, validator))
  const all = [...judged, ...models, ...schemas]
  const missing = all.flatMap(({ name, fault }) => (fault === undefined ? [] : [`${name}: ${fault}`]))
  return { all: all.length, missing: [...new Set(missing)] }
}

const nameOf = ({ method, path }: Operation): string => `${method} ${path}`

const parametersOf = (operation: Operation, { ofValue }: Samples): Judged[] =>
  operation.parameters
    .filter(({ required, examples, content }) => required && examples.length === 0 && !content?.examples.length)
    .map(({ name, schema }) => {
      const made = schema && ofValue(schema)
      const fault = made === undefined ? 'no value could be made' : undefined
      return { name: `${nameOf(operation)} parameter ${name}`, fault }
    })

type Body = { name: string; media: MediaType; direction: Direction }

function bodiesOf(operation: Operation): Body[] {
  const bodies = (content: MediaType[], what: string, direction: Direction): Body[] =>
    content.map((media) => ({ name: `${nameOf(operation)} ${what} ${media.type}`, media, direction }))
  return [
    ...bodies(operation.body?.content ?? [], '←', 'request'),
    ...(operation.responses ?? []).flatMap(({ status, content }) => bodies(content, `→ ${status}`, 'response')),
  ]
}

function judgeBody({ name, media, direction }: Body, samples: Samples, validator: Validator): Judged[] {
  const { schema, itemSchema, type } = media
  const shown = samples.ofBody(media, direction).filter(({ kind }) => kind === 'value' || kind === 'made')
  if (!schema && itemSchema) {
    const fault = (each: Example) => faultOfItems(each, itemSchema, direction, validator)
    return shown.map((each) => ({ name: labelled(name, each), fault: fault(each) }))
  }
  if (!schema) return shown.map((each) => ({ name: labelled(name, each), fault: 'there is no schema' }))
  const isExpected = media.examples.length === 0 && (isTextual(type) || isXml(type))
  if (shown.length === 0) return isExpected ? [{ name, fault: 'no sample could be made' }] : []
  const fault = (each: Example) => faultOf(isJson(type) ? asRead(each, schema) : each, schema, direction, validator)
  return shown.map((each) => ({ name: labelled(name, each), fault: fault(each) }))
}

/** A sample of a stream is a list of its items, or one that is made; a text is the stream as it is sent. */
function faultOfItems(
  example: Example,
  schema: Schema,
  direction: Direction,
  validator: Validator,
): string | undefined {
  if (example.kind === 'value' && textOf(example.value) !== undefined) return undefined
  const items = example.value.kind === 'list' ? example.value.items : [example.value]
  const faults = items.flatMap((value) => faultOf({ ...example, value }, schema, direction, validator) ?? [])
  return faults[0]
}

/** The samples that stand beside the fields of a schema. */
const judgeSchema = (field: Field, samples: Samples, validator: Validator): Judged[] =>
  samples.ofSchema(field).map((each) => ({
    name: labelled(`schema ${field.name}`, each),
    fault: faultOf(each, field.schema, 'response', validator),
  }))

/** A body that is given as a text is judged by the value that it contains. */
function asRead(example: Example, schema: Schema): Example {
  const text = writtenBody(example.value, schema)
  if (text === undefined) return example
  try {
    return { ...example, value: toNode(parseExactJson(text), example.value.place) }
  } catch {
    return example
  }
}

const labelled = (subject: string, { name }: Example): string => (name === undefined ? subject : `${subject} "${name}"`)

function faultOf(example: Example, schema: Schema, direction: Direction, validator: Validator): string | undefined {
  const value = toValue(example.value)
  const errors = validator.judge(schema, value, direction)
  if (!errors) return 'the schema cannot be used to check it'
  if (errors.length > 0) return mismatch(example.value, errors, 'it').message
  return example.kind === 'made' && showsNothing(value, schema, direction) ? 'is empty' : undefined
}
