import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PageText } from '../../src/model/page.ts'
import { withAddresses } from '../../src/text/addresses.ts'
import { parse } from '../markdown/parse.ts'

const CONFORMANCE = join(import.meta.dirname, '../../../shared/conformance')

const SPECIFICATIONS = ['commonmark-spec.txt', 'commonmark-regression.txt', 'gfm-spec.txt', 'gfm-extensions.txt']

const isThere = existsSync(CONFORMANCE)

test.skipIf(!isThere).for(SPECIFICATIONS)(
  `the Markdown of a page says what the page says: every example of %s${isThere ? '' : ' (skipped: ../shared/conformance is not there)'}`,
  (name) => {
    const examples = examplesIn(readFileSync(join(CONFORMANCE, name), 'utf8'))
    const different = examples.filter((example) => {
      // A title would be taken out of the page.
      const page = parse(`First.\n\n${example}`).value
      return wordsOf(parse(withAddresses(page.markdown, ADDRESSES)).value) !== wordsOf(page)
    })
    expect(examples.length).toBeGreaterThan(20)
    expect(different.filter((example) => !KNOWN.has(example) && !MEANING.test(example))).toEqual([])
  },
)

const ADDRESSES = { page: 'https://developer.example.com/docs/guide/intro/', fill: () => '' }

/** Emphasis that ends inside of emphasis, which the writer's marks cannot say. */
const KNOWN: ReadonlySet<string> = new Set(['*****Hello*world****\n'])

/** Explains the paragraph before it, in a list that has a colon behind each term. */
const MEANING = /^: /

/** What stands between a line `… example` and a line `.`; arrows are tabs. */
const examplesIn = (specification: string): string[] =>
  [...specification.matchAll(/^`{20,} example[^\n]*\n([\s\S]*?)^\.\n/gm)].map(([, markdown = '']) =>
    markdown.replaceAll('→', '\t'),
  )

const wordsOf = ({ sections }: PageText): string =>
  sections
    .map(({ heading, text }) => heading + text)
    .join('')
    .replace(/\s+/g, '')
