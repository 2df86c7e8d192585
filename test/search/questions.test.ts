import { expect, test } from 'vitest'
import { searchFiles } from '../../src/search/searchFiles.ts'
import { config, type Files, site } from '../site.ts'
import { openFiles } from './memory.ts'

async function found(settings: string, files: Files, query: string): Promise<string[]> {
  const { site: built } = await site({ 'content/site.yaml': config(settings), ...files })
  const { engine } = await openFiles([...searchFiles(built)])
  return (await engine.search(query)).groups.map(({ href }) => href)
}

// The page that answers has none of the little words; the other one has all words of the question.
test.each([
  ['en', 'How do I cancel an order?', 'Cancel orders'],
  ['en-GB', 'What’s the easiest way to cancel my orders', 'The easiest way: cancel orders'],
  ['de', 'Wie kann ich einen Auftrag stornieren?', 'Auftrag stornieren'],
  ['de-AT', 'Was muss ich für ein Storno meines Auftrags tun', 'Storno des Auftrags meines Hauses tun'],
  ['fr', 'Comment est-ce que je peux annuler l’ordre ?', 'Annuler un ordre'],
  ['es', '¿Cómo puedo cancelar una orden?', 'Cancelar órdenes'],
  ['ja', '注文をキャンセルするにはどうすればいいですか', '注文のキャンセル'],
  ['ar', 'كيف يمكنني إلغاء الطلب؟', 'إلغاء الطلب'],
])('in %s, "%s" finds the page "%s"', async (language, question, title) => {
  const files = { 'content/a.md': `# X\n\n${question}\n`, 'content/b.md': `# ${title}\n` }
  expect((await found(`language: ${language}\n`, files, question))[0]).toBe('/b/')
})

test('a query of nothing but such words finds what has them', async () => {
  const files = { 'content/a.md': '# How to\n', 'content/b.md': '# Orders\n' }
  expect(await found('', files, 'how to')).toEqual(['/a/'])
})

test('the title that is the whole question comes before one that has its words', async () => {
  const files = { 'content/a.md': '# Offers close\n', 'content/b.md': '# When do offers close, and when not\n' }
  const asked = { ...files, 'content/c.md': '# When do offers close?\n' }
  expect(await found('', asked, 'when do offers close')).toEqual(['/a/', '/c/', '/b/'])
})

test('words far behind in a long question are looked for', async () => {
  const files = { 'content/a.md': '# Cancel orders\n', 'content/b.md': '# Do you have a question\n' }
  const query = 'hello what is it that I would have to do if I want to be able to cancel'
  expect((await found('', files, query))[0]).toBe('/a/')
})

test('a site has its own list, in a language that the theme does not speak as well', async () => {
  const texts = 'language: pl\ntexts: { pl: { searchIndex: { optionalWords: jak mogę } } }\n'
  const files = { 'content/a.md': '# Anulować\n', 'content/b.md': '# Jak\n' }
  expect(await found(texts, files, 'Jak mogę anulować')).toEqual(['/a/'])
})
