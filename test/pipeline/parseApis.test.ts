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

test('a document that does not exist is missed once, however many languages the site has', async () => {
  const languages = 'languages: [{ code: en, label: English }, { code: de, label: Deutsch }]\n'
  const problems = await problemsOf({
    'content/site.yaml': config(`apis: [{ spec: openapi/no.yaml, route: /api/ }]\n${languages}`),
  })
  expect(problems.match(/does not exist/g)).toHaveLength(1)
})
