import { afterEach, expect, test, vi } from 'vitest'
import { searchFiles } from '../../../src/search/searchFiles.ts'
import { openFiles } from '../../search/memory.ts'
import { site } from '../../site.ts'

const { site: built } = await site({
  'content/ja.md': '# 手引き\n\n東京都で新しい契約を作成するときは国際空港の配送料金を計算します。\n',
  'content/ja-2.md': '# 空港\n\n関西国際空港は新しい。\n',
  'content/zh.md': '# 概述\n\n我们使用应用程序接口创建新的合同。\n',
  'content/th.md': '# คู่มือ\n\nการสมัครสมาชิกใหม่ทำได้ทุกวัน\n',
  'content/ar.md': '# دليل\n\nأَهْلًا بِكُم، هٰذِهِ مَدْرَسَةٌ كبيرة وكتــاب.\n',
  'content/de.md': '# Anschrift\n\nDie Straße in Zürich.\n',
  'content/en.md': '# Other\n\nNothing of it.\n',
})
const { engine } = await openFiles([...searchFiles(built)])

const found = async (query: string): Promise<string[]> =>
  (await engine.search(query)).groups.map(({ href }) => href.replaceAll('/', '')).toSorted()

const WORDS = [
  ['契約', ['ja']],
  ['新しい', ['ja', 'ja-2']],
  ['国際空港', ['ja', 'ja-2']],
  ['料金', ['ja']],
  ['合同', ['zh']],
  ['应用程序', ['zh']],
  ['สมาชิก', ['th']],
] as const

test.each(WORDS)('the word %s is found in the middle of a sentence', async (query, pages) => {
  expect(await found(query)).toEqual(pages)
})

test.each([
  ['契約の新しい料金', ['ja']],
  ['合同和应用程序', ['zh']],
  ['สมาชิกทุกวัน', ['th']],
])('the words of %s are found apart, and in another order', async (query, pages) => {
  expect(await found(query)).toEqual(pages)
})

afterEach(() => void vi.unstubAllGlobals())

test.each(WORDS)('a browser without a dictionary finds %s, too', async (query, pages) => {
  vi.stubGlobal('Intl', {})
  expect(await found(query)).toEqual(pages)
})

test.each(['مدرسة', 'مَدْرَسَةٌ', 'وكتاب', 'اهلا', 'إهلاً'])(
  'vowel signs, tatweel and the forms of alef do not matter: %s',
  async (query) => {
    expect(await found(query)).toEqual(['ar'])
  },
)

test.each(['Straße', 'strasse', 'STRASSE', 'zürich', 'zurich'])('German words are found as %s', async (query) => {
  expect(await found(query)).toEqual(['de'])
})

test('what is found is marked by words', async () => {
  const { groups } = await engine.search('新しい契約')
  const marked = groups[0]?.hits[0]?.excerpt.filter((each) => each.marked).map(({ text }) => text)
  expect(marked).toEqual(['新しい契約'])
})
