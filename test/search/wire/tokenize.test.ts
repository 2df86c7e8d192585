import { expect, test } from 'vitest'
import { createTokenizer } from '../../../src/search/wire/tokenize.ts'

const termsOf = (text: string): string[] => createTokenizer().termsOf(text)

test.each([
  ['Rate limits', ['rate', 'limits']],
  ['clientSubscriptionReference', ['clientsubscriptionreference', 'client', 'subscription', 'reference']],
  ['/subscription/{subscriptionId}', ['subscription', 'subscriptionid', 'subscription', 'id']],
  ['modifiedAfter', ['modifiedafter', 'modified', 'after']],
  ['initial_public_offering', ['initialpublicoffering', 'initial', 'public', 'offering']],
  ['x-api-secret', ['xapisecret', 'api', 'secret']],
  ['ecp/institutional', ['ecp', 'institutional']],
  ['APIKey', ['apikey', 'api', 'key']],
  ['oauth2', ['oauth2', 'oauth']],
  ['404', ['404']],
  ['v2', ['v2']],
  ['the investor’s', ['the', 'investors', 'investor']],
  ['SCREAMING_CASE', ['screamingcase', 'screaming', 'case']],
])('the terms of "%s"', (text, terms) => {
  expect(termsOf(text)).toEqual(terms)
})

test.each([
  ['Zürich', ['zurich']],
  ['Zu\u0308rich', ['zurich']],
  ['Straße', ['strasse']],
  ['Ærø', ['aero']],
  ['Œuvre', ['oeuvre']],
  ['Łódź', ['lodz']],
  ['Đông', ['dong']],
  ['ＡＰＩ', ['api']],
  ['ﬁle', ['file']],
  ['İstanbul', ['istanbul']],
  ['Ёлка', ['елка']],
  ['مُحَمَّد', ['محمد']],
  ['كتــاب', ['كتاب']],
  ['آمال', ['امال']],
  ['ٱسم', ['اسم']],
  ['على', ['علي']],
])('accents, width and ligatures do not matter: "%s"', (text, terms) => {
  expect(termsOf(text)).toEqual(terms)
})

test.each([
  ['المفتاح', ['مفتاح']],
  ['وَالمُسْتَخدِمُون', ['مستخدمون']],
  ['بالمفتاح', ['مفتاح']],
  ['للمستخدم', ['مستخدم']],
  ['والد', ['والد']],
])('an Arabic word is found with and without its article: "%s"', (text, terms) => {
  expect(termsOf(text)).toEqual(terms)
})

test.each([
  ['検索機能', ['検索', '索機', '機能', '能']],
  ['検', ['検']],
  ['API概要', ['API', '概要', '要'].map((term) => term.toLowerCase())],
  ['データ', ['データ', 'デー', 'ータ', 'タ']],
  ['新しい本', ['新しい', '新し', 'しい', 'い本', '本']],
  ['검색', ['검색', '색']],
])('where words are not divided, two neighbours are a term, and so is a longer word: "%s"', (text, terms) => {
  expect(termsOf(text)).toEqual(terms)
})

test.each(['', ' ', '{}()*+?', '__', '\u0301', '😀', '\ud800'])('nothing can be found by "%s"', (text) => {
  expect(termsOf(text)).toEqual([])
})

test('names that every object has are words like others', () => {
  expect(termsOf('__proto__ constructor toString')).toEqual(['proto', 'constructor', 'tostring', 'to', 'string'])
})

test('of a very long word the beginning is enough', () => {
  expect(termsOf('a'.repeat(1_000_000))).toEqual(['a'.repeat(40)])
  expect(termsOf('aB'.repeat(100_000)).length).toBeLessThan(20)
  expect(termsOf(`${'a'.repeat(50)}B`)).toEqual(['a'.repeat(40)])
  expect(termsOf('가'.repeat(50))[0]).toBe('가'.repeat(40))
})

// Keys, images and other data stand in pages, too.
test('a word of some millions of characters is cut', () => {
  expect(termsOf('a-'.repeat(7_000_000))[0]).toBe('a'.repeat(40))
})

test('words of the dictionary are found in all of a long text without spaces', () => {
  expect(termsOf('新しい本'.repeat(30)).filter((term) => term === '新しい')).toHaveLength(30)
})

test('each pair of a long text without spaces is a term', () => {
  expect(termsOf('中'.repeat(200_000))).toHaveLength(200_000)
})
