import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseFragment, serialize } from 'parse5'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { loadParser, type MdastParser } from '../../src/markdown/mdast.ts'
import { referenceParser } from '../../src/markdown/referenceParser.ts'
import { readMarkdown } from '../../src/markdown/spellings/readMarkdown.ts'
import { options } from '../markdown/parse.ts'
import { without } from '../markdown/pipelines/realTexts.ts'
import { table } from './table.ts'

const folder = join(import.meta.dirname, '../../../shared/conformance')

/** Text and HTML of each example of a specification. */
const examplesIn = (name: string): [text: string, html: string][] =>
  [...readFileSync(join(folder, name), 'utf8').replaceAll('→', '\t').matchAll(EXAMPLE)].map(
    ([, text = '', html = '']) => [text, html],
  )

const EXAMPLE = /^`{32} example[^\n]*\n([\s\S]*?)^\.\n([\s\S]*?)^`{32}$/gm

const html = unified()
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeStringify, { allowDangerousHtml: true })
  .freeze()

/** The HTML of a text, before it is sanitised and links, headings and code get what only pages have. */
const rendered = (text: string, parseMdast: MdastParser): string =>
  html.stringify(html.runSync(readMarkdown(text, { ...options, parseMdast }).root))

/** As a browser understands it: white space between tags, the order of attributes and classes make no difference. */
function understood(written: string): string {
  const plain = serialize(parseFragment(written.trim()))
  return plain
    .replace(/ class="(?:contains-task-list|task-list-item)"/g, '')
    .replace(/<input[^>]*>/g, (input) => `<input${input.includes('checked') ? ' checked' : ''}>`)
    .replace(/\s+/g, ' ')
    .replace(/> | </g, (edge) => edge.trim())
}

const fast = await loadParser()
const reference = referenceParser()

function deviations(name: string, parse: MdastParser): number[] {
  const examples = examplesIn(name)
  return examples.flatMap(([text, expected], index) =>
    understood(rendered(text, parse)) === understood(expected) ? [] : [index + 1],
  )
}

const SPECIFICATIONS = [
  ['CommonMark 0.31.2', 'commonmark-spec.txt'],
  ['GitHub Flavored Markdown', 'gfm-spec.txt'],
] as const

test.skipIf(without !== '')(`the manual lists each example that is read otherwise${without}`, async () => {
  const rows = SPECIFICATIONS.map(([name, file]) => {
    const found = deviations(file, reference)
    expect(deviations(file, fast)).toEqual(found)
    return [name, String(examplesIn(file).length), String(found.length), found.join(', ')]
  })
  const text = `${table(['Specification', 'Examples', 'Read otherwise', 'Numbers'], rows)}\n`
  await expect(text).toMatchFileSnapshot(join(import.meta.dirname, '../sites/manual/content/_generated/conformance.md'))
})
