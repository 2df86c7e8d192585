import { expect, test } from 'vitest'
import { sourcePath } from '../../../../src/model/route.ts'
import { upgradeSwagger } from '../../../../src/openapi/read/swagger/upgradeSwagger.ts'
import { nodeAt, toValue } from '../../../../src/yaml/node.ts'
import { parseYaml } from '../../../../src/yaml/parseYaml.ts'

const TEXT = `swagger: '2.0'
definitions: { Pet: { type: string } }
parameters: { Limit: { in: query, name: limit, type: integer } }
components:
  schemas: { Cat: { type: object, x-nullable: true } }
  parameters:
    Page: { in: query, name: page, type: integer, minimum: 1 }
    Cat: { in: body, name: cat, schema: { type: object } }
  responses: { Cats: { description: Cats, schema: { type: array, items: { $ref: '#/components/schemas/Cat' } } } }
  examples: { one: { value: 1 } }
`

test('what other files brought in is upgraded beside what the document has', () => {
  const { value } = parseYaml({ path: sourcePath('openapi/pets.yaml'), text: TEXT })
  const components = nodeAt(upgradeSwagger(value ?? expect.fail()), ['components'])
  expect(components && toValue(components)).toEqual({
    schemas: { Pet: { type: 'string' }, Cat: { type: 'object', nullable: true } },
    parameters: {
      Limit: { in: 'query', name: 'limit', schema: { type: 'integer' } },
      Page: { in: 'query', name: 'page', schema: { type: 'integer', minimum: 1 } },
    },
    responses: {
      Cats: {
        description: 'Cats',
        content: { 'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Cat' } } } },
      },
    },
    examples: { one: { value: 1 } },
  })
})
