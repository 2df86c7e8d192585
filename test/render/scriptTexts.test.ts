import { expect, test } from 'vitest'
import { de } from '../../src/model/texts/de.ts'
import { en } from '../../src/model/texts/en.ts'
import { saysTheSame } from '../../src/model/texts/merge.ts'
import { scriptTexts } from '../../src/render/scriptTexts.ts'

test('a page in English has no texts for scripts, whichever thread writes it', () => {
  expect(scriptTexts(en, true)).toBeUndefined()
  expect(scriptTexts(structuredClone(en), true)).toBeUndefined()
})

test('a page in another language, or with a text of the site, has them', () => {
  expect(scriptTexts(de, false)).toContain('"locale":"de"')
  const own = { ...en, search: { ...en.search, name: 'Find' } }
  expect(scriptTexts(own, false)).toContain('"name":"Find"')
})

test('texts are compared by what they say, to their last room', () => {
  expect(saysTheSame({ a: { b: 'x' } }, { a: { b: 'x' } })).toBe(true)
  expect(saysTheSame({ a: { b: 'x' } }, { a: { b: 'y' } })).toBe(false)
  expect(saysTheSame({ a: 'x' }, { a: 'x', b: 'y' })).toBe(false)
})
