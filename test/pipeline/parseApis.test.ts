import { expect, test } from 'vitest'
import { config, problemsOf, SPEC } from '../site.ts'

test.each(['openapi/offers.yml', 'openapi/offers', 'offers.yaml', 'content/openapi/offers.json'])(
  'a document that does not exist is looked for with other extensions, and in the usual folder: %s',
  async (spec) => {
    const files = {
      'content/site.yaml': config(`apis: [{ spec: ${spec}, route: /api/ }]\n`),
      'openapi/offers.yaml': SPEC,
    }
    expect(await problemsOf(files)).toBe(
      `content/site.yaml:3:16  error  invalid-config\n  the OpenAPI document "${spec}" does not exist\n` +
        '  fix: did you mean "openapi/offers.yaml"?',
    )
  },
)
