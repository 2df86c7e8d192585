import { expect, test, vi } from 'vitest'
import { loadHighlighter } from '../../../src/markdown/code/loadHighlighter.ts'

const loaded = vi.hoisted((): string[] => [])
vi.mock(import('../../../src/markdown/code/shiki/loadShiki.ts'), async (original) => {
  loaded.push('Shiki')
  return await original()
})

test('a site with the common languages loads nothing of Shiki but its list of names', async () => {
  const common =
    'bash sh console json jsonc http js jsx ts tsx python java csharp go php yaml html css sql diff text nonsense'
  await loadHighlighter(common.split(' '))
  expect(loaded).toEqual([])
})

test('a language that only Shiki knows is coloured by it, in the same classes', async () => {
  const { highlight } = await loadHighlighter(['graphql', 'js'])
  expect(loaded).toEqual(['Shiki'])
  expect(highlight('type Offer { id: ID! } # c', 'graphql')[0]).toEqual(
    expect.arrayContaining([
      { text: 'Offer', kind: 'type' },
      { text: '# c', kind: 'comment' },
    ]),
  )
})

test('every language has one grammar, and names that nobody has are passed over', async () => {
  const { languages, highlight } = await loadHighlighter(['nonsense', '../../etc/passwd', '__proto__'])
  expect(['bash', 'c#', 'rust', 'elixir', 'terraform'].filter((name) => !languages.has(name))).toEqual([])
  expect(highlight('a', '__proto__')).toEqual([[{ text: 'a', kind: '' }]])
})
