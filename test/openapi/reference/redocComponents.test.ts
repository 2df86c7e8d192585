import { expect, test } from 'vitest'
import { replaceComponents } from '../../../src/openapi/reference/addresses/redocComponents.ts'

test('the place of the security definitions is a link to them, and nothing where there are none', () => {
  const written = 'Before.\n\n<SecurityDefinitions />\n\nAfter.'
  expect(replaceComponents(written, true)).toBe('Before.\n\n[Authentication](#section/Authentication)\n\nAfter.')
  expect(replaceComponents(written, false)).toBe('Before.\n\n\n\nAfter.')
  expect(replaceComponents('<!-- ReDoc-Inject: <security-definitions> -->', false)).toBe('')
})

test('a schema in the text is a link to it, whatever its name', () => {
  const written = '<schemadefinition schemaRef="#/components/schemas/a~1b~0c[d]"\n  showExample={true} />\n\nAfter.'
  expect(replaceComponents(written, true)).toBe('[a/b~c\\[d\\]](<#/components/schemas/a~1b~0c[d]>)\n\n\nAfter.')
})
