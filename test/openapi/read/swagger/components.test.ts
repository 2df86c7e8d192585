import { expect, test } from 'vitest'
import { sourcePath } from '../../../../src/model/route.ts'
import { upgradeSwagger } from '../../../../src/openapi/read/swagger/upgradeSwagger.ts'
import { nodeAt, toValue } from '../../../../src/yaml/node.ts'
import { parseYaml } from '../../../../src/yaml/parseYaml.ts'

const TEXT = `swagger: '2.0'
definitions: { Pet: { type: string } }
parameters: { Limit: { in: query, name: limit, type: integer } }
components:
  schemas: { Cat: { type: object } }
  examples: { one: { value: 1 } }
`

test('what other files brought in stands beside what the document has', () => {
  const { value } = parseYaml({ path: sourcePath('openapi/pets.yaml'), text: TEXT })
  const components = nodeAt(upgradeSwagger(value ?? expect.fail()), ['components'])
  expect(components && toValue(components)).toEqual({
    schemas: { Pet: { type: 'string' }, Cat: { type: 'object' } },
    examples: { one: { value: 1 } },
    parameters: { Limit: { in: 'query', name: 'limit', schema: { type: 'integer' } } },
  })
})
