import { expect, test } from 'vitest'
import { sourcePath } from '../../../src/model/route.ts'
import { typeFix } from '../../../src/openapi/samples/typeFix.ts'
import { parseYaml } from '../../../src/yaml/parseYaml.ts'

test.each([
  ['1.10', 'string', 'write it in quotes: "1.10", or change "type" of the schema'],
  ['true', ['string', 'null'], 'write it in quotes: "true", or change "type" of the schema'],
  ['"true"', 'boolean', 'write true without quotes, or change "type" of the schema'],
  ['"-7"', 'integer', 'write -7 without quotes, or change "type" of the schema'],
  ['"1.5"', 'integer', 'write a whole number, or change "type" of the schema'],
  ['"1.5"', ['number', 'null'], 'write 1.5 without quotes, or change "type" of the schema'],
  ['one', 'integer', 'write a whole number, or change "type" of the schema'],
  ['null', 'string', 'write a string, or allow null in the schema'],
  ['[a]', 'string', 'write a string, or change "type" of the schema'],
])('%s where the schema has the type %j: %s', (text, types, fix) => {
  const { value } = parseYaml({ path: sourcePath('x.yaml'), text })
  expect(value && typeFix(value, types)).toBe(fix)
})
