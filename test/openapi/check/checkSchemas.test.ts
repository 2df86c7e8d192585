import { expect, test } from 'vitest'
import { report } from '../readApi.ts'

const faultsOf = async (schema: string): Promise<string[]> =>
  (await report(`components: { schemas: { A: ${schema} } }`)).map((each) =>
    each.replace(/^\S+ warning invalid-spec: /, ''),
  )

test.each([
  ['properties: []', '"properties" must be a mapping of names to schemas, not a list'],
  ['patternProperties: []', '"patternProperties" must be a mapping of patterns to schemas, not a list'],
  ['enum: 1', '"enum" must be a list of values, not the number 1'],
  ['allOf: {}', '"allOf" must be a list of schemas, not a mapping'],
  ['anyOf: []', '"anyOf" has no schema\n  fix: add one, or remove "anyOf"'],
  ['oneOf: [a]', '"oneOf[0]" must be a schema, not the string "a"'],
  ['properties: { a: string }', '"a" must be a schema, not the string "string"\n  fix: write "{ type: string }"'],
  ['properties: { items: [{}] }', '"items" must be a schema, not a list'],
  ['properties: { required: 1 }', '"required" must be a schema, not the number 1'],
  ['properties: { a: null }', '"a" must be a schema, not null'],
  ['items: 5', '"items" must be a schema, not the number 5'],
  [
    'items: [{}]',
    '"items" must be a schema, not a list\n  fix: rename it to "prefixItems" if each item has its own schema',
  ],
  ['additionalProperties: "no"', '"additionalProperties" must be a schema, not the string "no"'],
  [
    'required: true',
    '"required" must be a list of names, not the boolean true\n' +
      '  fix: list the names beside "properties", for example "required: [id]"',
  ],
  ['required: [5]', '"required[0]" must be a name, not the number 5'],
  [
    'discriminator: kind',
    '"discriminator" must be a mapping, not the string "kind"\n  fix: write "{ propertyName: kind }"',
  ],
  ['dependentRequired: []', '"dependentRequired" must be a mapping of names to lists of names, not a list'],
  ['dependentRequired: { a: b }', '"a" must be a list of names, not the string "b"\n  fix: write "[b]"'],
  ['dependentRequired: { a: [5] }', '"a[0]" must be a name, not the number 5'],
  ['minimum: "1"', '"minimum" must be a number, not the string "1"'],
  [
    'exclusiveMinimum: true',
    '"exclusiveMinimum" must be a number, not the boolean true\n' +
      '  fix: write the limit itself, in the place of "minimum"',
  ],
  ['multipleOf: 0', '"multipleOf" must be a number above 0, not the number 0'],
  ['maxLength: 1.5', '"maxLength" must be a whole number of 0 or more, not the number 1.5'],
  ['$ref: 5', '"$ref" must be a string, not the number 5'],
  ['uniqueItems: 1', '"uniqueItems" must be true or false, not the number 1'],
])('the schema { %s } is reported with the form that the keyword needs', async (keywords, message) => {
  expect(await faultsOf(`{ ${keywords} }`)).toEqual([message])
})

test('booleans are schemas, and limits may be zero', async () => {
  const schema = '{ items: false, properties: { a: true }, additionalProperties: false, minLength: 0, minimum: -0.5 }'
  expect(await faultsOf(schema)).toEqual([])
})

test.each([
  ['requried: [a]', 'requried', 'required'],
  ['minLenght: 4', 'minLenght', 'minLength'],
  ['readonly: true', 'readonly', 'readOnly'],
  ['propertys: { a: {} }', 'propertys', 'properties'],
  ['item: { type: string }', 'item', 'items'],
  ['additionalPropertys: false', 'additionalPropertys', 'additionalProperties'],
  ['desciption: Some', 'desciption', 'description'],
  ['types: string', 'types', 'type'],
])('the misspelt keyword { %s } is reported', async (keywords, written, meant) => {
  expect(await faultsOf(`{ ${keywords} }`)).toEqual([
    `"${written}" is not a keyword of JSON Schema\n  fix: did you mean "${meant}"?`,
  ])
})

test('other keywords of writers are not misspelt', async () => {
  const own =
    'note: a, id: b, types: 5, form: c, x-typ: d, optional: true, items: {}, item: {}, titles: [a], propertyOrder: 1'
  expect(await faultsOf(`{ ${own}, $id: 'urn:a', $anchor: b, definitions: {}, additionalItems: true }`)).toEqual([])
})
