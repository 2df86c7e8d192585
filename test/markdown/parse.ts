import { nameToEmoji } from 'gemoji'
import { loadHighlighter } from '../../src/markdown/code/loadHighlighter.ts'
import { iconSet } from '../../src/markdown/icons/iconSet.ts'
import { loadParser } from '../../src/markdown/mdast.ts'
import type { MarkdownOptions } from '../../src/markdown/options.ts'
import { parsePage } from '../../src/markdown/parsePage.ts'
import type { Html } from '../../src/model/html.ts'
import type { Page, PageText } from '../../src/model/page.ts'
import type { Checked, Problem } from '../../src/model/problem.ts'
import { sourcePath } from '../../src/model/route.ts'
import { en } from '../../src/model/texts/en.ts'
import { fillDocument } from '../../src/render/blocks/fillDocument.ts'
import { framesOf } from '../../src/render/blocks/frames.ts'
import { expectAgreementOnPage } from '../config/agreement.ts'
import { PARTS } from '../theme/views.ts'

export const options: MarkdownOptions = {
  baseUrl: '/',
  trailingSlash: true,
  variables: new Map([
    ['brand', 'Meridian'],
    ['product', 'Connect <b>'],
  ]),
  texts: en,
  allowSchemes: ['slack'],
  hasApis: true,
  subSup: false,
  emoji: nameToEmoji,
  icons: iconSet,
  parseMdast: await loadParser(),
  pipeline: 'fast',
  highlighter: await loadHighlighter(['bash', 'ts', 'json', 'diff']),
}

/** Parses a text as the page `content/docs/guide/intro.md`, whose route is `/docs/guide/intro/`. */
export function parse(text: string, overrides: Partial<MarkdownOptions> = {}): Checked<Page & PageText> {
  const file = { path: sourcePath('content/docs/guide/intro.md'), text }
  expectAgreementOnPage(text)
  const { value, problems } = parsePage(file, 'key', { ...options, ...overrides })
  // Many tests are about front matter alone.
  return { value: { ...value.page, ...value.text }, problems: problems.filter(({ rule }) => rule !== 'empty-page') }
}

/** The markup of a text's body, its blocks drawn by the default theme, with placeholders shown as `⟦…⟧`. */
export const bodyOf = (text: string, overrides: Partial<MarkdownOptions> = {}): string =>
  drawn(parse(text, overrides).value.body)

const frameOf = framesOf(PARTS)

export const drawn = (body: Html): string =>
  fillDocument(body, ({ kind, argument }) => `⟦${kind} ${argument}⟧`, frameOf)

/** What the table of contents lists. */
export const headingsOf = ({ sections }: PageText): { level: number; id: string; text: string }[] =>
  sections.flatMap(({ level, id, heading: text }) => (id === undefined ? [] : [{ level, id, text }]))

/** What a reader of the page reads. */
export const textOf = ({ sections }: PageText): string =>
  sections
    .map(({ heading, text }) => `${heading} ${text}`.trim())
    .join(' ')
    .trim()

/** Problems of a text, each on a line: `3:1 error broken-link: message → fix`. */
export const problemsOf = (text: string, overrides: Partial<MarkdownOptions> = {}): string[] =>
  parse(text, overrides).problems.map(lineOf)

export const lineOf = ({ line, column, severity, rule, message, fix }: Problem): string =>
  `${line}:${column} ${severity} ${rule}: ${message}${fix === undefined ? '' : ` → ${fix}`}`
