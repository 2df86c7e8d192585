import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { excerptOf } from '../src/markdown/includes/excerptOf.ts'
import { site } from './site.ts'

const SRC = join(import.meta.dirname, '../src')

/** The lists of languages are short; those that authors write are as long as they like. */
const SHORT = ['import/hugo/languages.ts']

test('no call takes the items of a list as its arguments, of which the stack has room for 120,000', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'))
  const spreads = (path: string): boolean =>
    /\.(?:push|unshift)\(\.\.\.|Math\.(?:min|max)\(\.\.\.|fromC\w+\(\.\.\./.test(readFileSync(join(SRC, path), 'utf8'))
  expect(
    files.map((path) => path.replaceAll('\\', '/')).filter((path) => !SHORT.includes(path) && spreads(path)),
  ).toEqual([])
})

const MANY = 200_000

test('an included file may have more lines than the stack has room for', () => {
  const text = '  a\n'.repeat(MANY)
  const excerpt = excerptOf(text, 'a.js', { lines: `1-${MANY}`, region: undefined })
  expect('text' in excerpt && excerpt.text.length).toBe(2 * MANY - 1)
})

test('so may an XML file have elements', async () => {
  const { problems } = await site({ 'content/a.xml': `<a>${'<b/>'.repeat(130_000)}</a>` })
  expect(problems).toBe('')
})
