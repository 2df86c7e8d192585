import { expect, test } from 'vitest'
import { report } from '../readApi.ts'

test('keywords of schemas that have another form are reported with the form that they need', async () => {
  const schema = '{ properties: [], patternProperties: [], required: {}, enum: 1, allOf: {}, oneOf: {}, anyOf: {} }'
  const found = await report(`components: { schemas: { A: ${schema} } }`)
  expect(found.map((each) => each.replace(/^\S+ /, ''))).toEqual([
    'warning invalid-spec: "properties" must be a mapping of names to schemas',
    'warning invalid-spec: "patternProperties" must be a mapping of patterns to schemas',
    'warning invalid-spec: "required" must be a list of names',
    'warning invalid-spec: "enum" must be a list of values',
    'warning invalid-spec: "allOf" must be a list of schemas',
    'warning invalid-spec: "oneOf" must be a list of schemas',
    'warning invalid-spec: "anyOf" must be a list of schemas',
  ])
})
