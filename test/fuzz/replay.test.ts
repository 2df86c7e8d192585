import { expect, test } from 'vitest'
import { readCorpus } from './corpus.ts'
import { execute } from './execute.ts'
import { faultsIn } from './judge.ts'
import { READERS } from './targets.ts'
import { FORMATS, textOf } from './texts.ts'

const corpus = readCorpus()

/** `npm run soak -- fuzz` runs hundreds of thousands. */
const COUNT = { markdown: 60, 'front matter': 150, 'site.yaml': 150, openapi: 3 }

test.each(FORMATS)(
  '%s: each text of the corpus and of the first seeds is a value or problems with places',
  async (format) => {
    // A document takes thirty times as long as another text; the campaign begins with all of them.
    const known = corpus[format].filter((_, index) => format !== 'openapi' || index % 8 === 0)
    const texts = [...known, ...Array.from({ length: COUNT[format] }, (_, seed) => textOf(format, seed))]
    for (const text of texts)
      expect(await faultsIn(text, (each) => READERS[format](each, 1)), JSON.stringify(text)).toEqual([])
  },
)

test('a site that is read again, from what the first reading left, is the same', async () => {
  // One Markdown text and one configuration.
  for (const seed of [505, 7070]) expect((await execute(seed)).faults).toEqual([])
})

test('the judge of these tests notices errors, problems without a place and words that are not for users', async () => {
  const problem = { severity: 'error', rule: 'invalid-yaml', file: 'a', line: 1, column: 1, message: 'x' } as const
  const judged = async (found: Partial<typeof problem> | { line: number } | { message: string }) =>
    faultsIn('a\nb', () => [{ ...problem, ...found }])
  expect(await judged({})).toEqual([])
  expect(await judged({ line: 3 })).toEqual(['has no place: 3:1 x'])
  expect(await judged({ column: 3 } as object)).toEqual(['has no place: 1:3 x'])
  expect(await judged({ message: 'expected [object Object]' })).toEqual([
    'is not for users: 1:1 expected [object Object]',
  ])
  expect(await judged({ message: '' })).toEqual(['says nothing: 1:1 '])
  expect((await faultsIn('', () => expect.fail('no')))[0]).toMatch(/^threw AssertionError: no/)
})
