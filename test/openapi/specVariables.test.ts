import { expect, test } from 'vitest'
import { sourcePath } from '../../src/model/route.ts'
import { replaceSpecVariables } from '../../src/openapi/read/specVariables.ts'
import type { YamlNode } from '../../src/yaml/node.ts'
import { parseYaml } from '../../src/yaml/parseYaml.ts'

function replacedIn(text: string) {
  const { value } = parseYaml({ path: sourcePath('openapi/a.yaml'), text })
  if (!value) throw new Error('the document cannot be read')
  return { before: value, ...replaceSpecVariables(value, new Map([['brand', 'Acme']])) }
}

const at = (node: YamlNode, key: string): YamlNode | undefined =>
  node.kind === 'map' ? node.entries.find((entry) => entry.key === key)?.value : undefined

test('variables are replaced in keys and texts, and what was written is kept for the texts that had one', () => {
  const { root, written } = replacedIn('"{{brand}}-id": "{{brand}} {{other}}"\nplain: text\nlist: ["{{brand}}", 1]\n')
  expect(at(root, 'Acme-id')).toMatchObject({ value: 'Acme {{other}}' })
  expect([...written.values()]).toEqual(['{{brand}} {{other}}', '{{brand}}'])
})

test('a text without a variable is the node that it was', () => {
  const { before, root } = replacedIn('plain: text\n')
  expect(at(root, 'plain')).toBe(at(before, 'plain'))
})

test('what two aliases share is replaced once, and still shared', () => {
  const { root, written } = replacedIn('a: &a { name: "{{brand}}" }\nb: *a\nc: *a\n')
  expect(at(root, 'b')).toBe(at(root, 'a'))
  expect(at(root, 'c')).toBe(at(root, 'a'))
  expect(written.size).toBe(1)
})
