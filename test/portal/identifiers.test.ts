import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lettersAsDigits, passesLuhn } from '../../src/check/identifiers/checkDigits.ts'
import { realExamples } from '../../src/check/realExamples.ts'
import { collectingLinks } from '../../src/check/siteLinks.ts'
import { atOnce } from '../../src/model/atOnce.ts'
import { portal } from '../search/portal.ts'

const root = join(import.meta.dirname, '../..')
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`)

const texts = [...filesIn('content'), ...filesIn('openapi'), ...filesIn('src/engine/starter')].filter((name) =>
  /\.(?:md|yaml|ts)$/.test(name),
)

/** Every match of a pattern in the portal and in the site that `init` makes, with its file. */
const found = (pattern: RegExp): { file: string; token: string }[] =>
  texts.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(([whole, token = whole]) => ({ file, token })),
  )

test("check finds no example that could be somebody's, and reads those that look like it", () => {
  expect(realExamples(portal, atOnce(collectingLinks(portal)))).toEqual([])
  expect(portal.apis.flatMap(({ exampleTexts }) => exampleTexts.map(({ text }) => text))).toContainEqual(
    expect.stringMatching(/^ZZ/),
  )
})

test('an ISIN has the country code ZZ, which no agency issues, and the right check digit', () => {
  const isins = found(/\b[A-Z]{2}[A-Z0-9]{9}[0-9]\b/g)
  expect(isins.map(({ file }) => file)).toContain('openapi/connect.yaml')
  expect(isins.filter(({ token }) => !token.startsWith('ZZ') || !passesLuhn(lettersAsDigits(token)))).toEqual([])
})

test.each([
  ['IBAN', /\b[A-Z]{2}[0-9]{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g],
  ['legal entity identifier', /\b[A-Z0-9]{18}[0-9]{2}\b/g],
  ['card number', /\b[0-9]{4}(?:[ -]?[0-9]{4}){2}[ -]?[0-9]{1,7}\b/g],
  ['telephone number', /\+[1-9][0-9 ()-]{7,}/g],
  ['national insurance number of the ranges that are issued', /\b(?!QQ)[A-Z]{2}[0-9]{6}[A-D]\b/g],
])('there is no %s', (_, pattern) => {
  expect(found(pattern)).toEqual([])
})

test('every host and e-mail address is under a name that is reserved for examples', () => {
  const hosts = [...found(/https?:\/\/([\w.-]+)/g), ...found(/[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g)]
  const reserved = /(?:^|\.)example\.(?:com|net|org)$|\.(?:example|test|invalid)$/
  // The name space of the drawings is no address that anybody calls, and readers choose to open a page in the others.
  const meant = ['www.w3.org', 'chatgpt.com', 'claude.ai']
  expect(hosts.filter(({ token }) => !reserved.test(token) && !meant.includes(token))).toEqual([])
})
