import { expect, test } from 'vitest'
import { editorSchema } from '../../src/yaml/editorSchema.ts'
import { fields, key } from '../../src/yaml/fields.ts'
import { objectSchema } from '../../src/yaml/jsonSchema.ts'
import { text } from '../../src/yaml/values.ts'

test('a key without a value may stand for one that is left out, unless it is required', () => {
  const known = {
    name: { type: 'string' },
    either: { type: ['string', 'number'] },
    chosen: { enum: ['a', 'b'] },
    other: { anyOf: [{ type: 'array' }] },
    fixed: { const: 1, description: 'One.', default: 1 },
    id: { type: 'string' },
  }
  expect(objectSchema(known, ['id'])).toEqual({
    type: 'object',
    properties: {
      name: { type: ['string', 'null'] },
      either: { type: ['string', 'number', 'null'] },
      chosen: { enum: ['a', 'b', null] },
      other: { anyOf: [{ type: 'array' }, { type: 'null' }] },
      fixed: { description: 'One.', default: 1, anyOf: [{ const: 1 }, { type: 'null' }] },
      id: { type: 'string' },
    },
    additionalProperties: false,
    required: ['id'],
  })
})

test('editors get descriptions with code as Markdown, and keys named "description" stay keys', () => {
  const description = key('Says `more`.', fields({ description: key('Plain.', text) })).schema
  expect(editorSchema(description)).toMatchObject({
    description: 'Says `more`.',
    markdownDescription: 'Says `more`.',
    properties: { description: { description: 'Plain.', type: ['string', 'number', 'boolean', 'null'] } },
  })
})
