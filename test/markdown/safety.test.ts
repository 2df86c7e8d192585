import type { Element, Nodes, Root } from 'hast'
import { raw } from 'hast-util-raw'
import { expect, test } from 'vitest'
import { referenceParser } from '../../src/markdown/referenceParser.ts'
import { cpuSeconds } from '../cpuSeconds.ts'
import { hostile, J } from './hostileTexts.ts'
import { bodyOf, parse, problemsOf, textOf } from './parse.ts'

const ACTIVE =
  /^(?:script|style|iframe|object|embed|base|form|meta|link|template|noscript|textarea|foreignobject|animate|set|math)$/i
const ADDRESS = /^(?:href|src|srcset|poster|action|formaction|xlinkhref|data|background|cite|ping)$/i

/** What is dangerous in markup, judged on what a browser makes of it. */
function dangersIn(markup: string): string[] {
  // Placeholders are questions, not markup; what fills them is escaped where it is known.
  const value = markup.replace(/⟦[^⟧]*⟧/g, 'placeholder')
  const root: Root = { type: 'root', children: [{ type: 'raw', value }] }
  const dangers: string[] = []
  const walk = (node: Nodes): void => {
    if (node.type === 'element') dangers.push(...dangersOf(node))
    if ('children' in node) node.children.forEach(walk)
  }
  walk(raw(root))
  return dangers
}

function dangersOf({ tagName, properties }: Element): string[] {
  const found = ACTIVE.test(tagName) ? [tagName] : []
  for (const [name, value] of Object.entries(properties)) {
    if (/^on/i.test(name) || name === 'style' || name === 'srcDoc') found.push(name)
    if (ADDRESS.test(name) && isUnsafe(String(value))) found.push(`${name}=${value}`)
    if (/url\(\s*["']?(?!#)/i.test(String(value))) found.push(`${name}=${value}`)
  }
  return found
}

function isUnsafe(address: string): boolean {
  if (address.startsWith('data:image/')) return false
  const { protocol } = new URL(address, 'https://site.example/')
  return !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)
}

const PIPELINES = ['fast', 'reference'] as const

test.each(hostile)('nothing dangerous is left of %j', (text) => {
  for (const pipeline of PIPELINES) {
    expect(dangersIn(bodyOf(text, { pipeline }))).toEqual([])
    expect(dangersIn(bodyOf(`- > ${text.replaceAll('\n', '\n  > ')}`, { pipeline }))).toEqual([])
  }
})

test('the judge of these tests sees what is dangerous', () => {
  for (const markup of ['<script>', '<img onerror=x>', `<a href="${J}">`, '<rect fill="url(//x)">', '<p style="">']) {
    expect(dangersIn(markup)).toHaveLength(1)
  }
})

test('what is dropped is reported where its tag stands', () => {
  const text = 'Text\n\n<div onclick="x" style="y">\n  <script>alert(1)</script>\n  <blink data-x="1">b</blink>\n</div>'
  expect(problemsOf(text)).toEqual([
    '3:1 warning unsafe-html: the attribute "onclick" of <div> is not allowed and was removed → remove it; a directive of your own, in "theme/directives/", may contain it',
    '3:1 warning unsafe-html: the attribute "style" of <div> is not allowed and was removed → write a class, with a rule in a style sheet of "theme: { css }"',
    '4:3 warning unsafe-html: <script> is not allowed and was removed → remove it; "head" in content/site.yaml is for all pages',
    '5:3 warning unsafe-html: <blink> is not allowed and was removed → write Markdown, or a <span> with a class, with a rule in a style sheet of "theme: { css }"',
  ])
  expect(bodyOf(text)).toBe('<p>Text</p>\n<div>\n  \n  b\n</div>')
})

test('what is dropped below an ampersand at the end of a line is reported at its place, too', () => {
  expect(problemsOf('<div title="a &\nb">\nA &\n<blink>b</blink>\n</div>')).toEqual([
    '4:1 warning unsafe-html: <blink> is not allowed and was removed → write Markdown, or a <span> with a class, with a rule in a style sheet of "theme: { css }"',
  ])
})

test('common HTML passes without a word', () => {
  const text =
    '<p align="center" id="a" class="b" title="c" lang="de" dir="ltr">H<sub>2</sub>O <kbd>Ctrl</kbd> <mark>m</mark></p>\n\n' +
    '<figure><picture><source srcset="https://a.b/c.webp" type="image/webp" media="(min-width: 1px)"><img src="https://a.b/c.png" alt="" width="1" height="2" loading="lazy"></picture><figcaption>x</figcaption></figure>\n\n' +
    '<details open><summary>s</summary></details>\n\n<table><tr><td colspan="2">x</td></tr></table>\n\n<dl><dt>a<dd>b</dl><br><hr>'
  expect(problemsOf(text)).toEqual([])
})

test('attributes with a namespace are named as they are written, and those of XML alone are no fault', () => {
  const link = '<a xlink:href="#x"><text xml:space="preserve">t</text></a>'
  expect(problemsOf(`<svg xmlns:xlink="http://www.w3.org/1999/xlink">${link}</svg>`)).toEqual([
    '1:49 warning unsafe-html: the attribute "xlink:href" of <a> is not allowed and was removed → write "href"',
  ])
})

test('gradients and patterns may be made of others of the page, in both spellings', () => {
  const drawing = (address: string): string =>
    `<svg><linearGradient id="a" xlink:href="${address}"></linearGradient><pattern href="${address}"></pattern></svg>`
  expect(bodyOf(drawing('#b'))).toContain(drawing('#b'))
  expect(problemsOf(drawing('#b'))).toEqual([])
  expect(problemsOf(drawing('https://x.example/#b'))).toEqual([
    '1:6 warning unsafe-html: the attribute "xlink:href" of <linearGradient> is not allowed and was removed → write "href"',
    '1:80 warning unsafe-html: the attribute "href" of <pattern> is not allowed and was removed → remove it',
  ])
})

test('the window that a link asks for is left out without a word', () => {
  const text =
    '<a href="https://a.example" target="_blank" rel="noopener">a</a>\n\nand <a target="_top" href="#b">b</a>'
  expect(problemsOf(text)).toEqual([])
  expect(bodyOf(text)).not.toContain('target')
  expect(problemsOf('<div target="x">a</div>')).toEqual([
    '1:1 warning unsafe-html: the attribute "target" of <div> is not allowed and was removed → remove it',
  ])
})

test('a drawing passes as it is written', () => {
  const drawing =
    '<figure class="diagram"><svg viewBox="0 0 760 260" role="img" aria-labelledby="x-title x-desc">' +
    '<title id="x-title">T</title><desc id="x-desc">D</desc><defs><marker id="arrow-x" class="arrow" viewBox="0 0 10 10" ' +
    'refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0 10 5 0 10z"></path></marker>' +
    '<linearGradient id="g"><stop offset="0" stop-color="red"></stop></linearGradient></defs>' +
    '<g class="x" transform="translate(10 20) rotate(5)"><rect class="node accent" x="1" y="2" width="3" height="4" rx="5"></rect>' +
    '<line class="edge" x1="1" y1="2" x2="3" y2="4" marker-end="url(#arrow-x)" stroke-dasharray="4 2"></line>' +
    '<text class="label" x="1" y="2" text-anchor="middle" dominant-baseline="central">a<tspan dx="1">b</tspan></text>' +
    '<use href="#g"></use></g></svg><figcaption>C</figcaption></figure>'
  expect(problemsOf(drawing)).toEqual([])
  expect(bodyOf(drawing)).toBe(drawing)
})

test('text in a drawing is no text of the page', () => {
  expect(textOf(parse('<svg><title>T</title><text>x</text></svg>\n\nText').value)).toBe('Text')
})

const repeated: [string, string][] = [
  ['quotes', `${'> '.repeat(10_000)}a`],
  ['lists', `${'- '.repeat(10_000)}a`],
  ['numbered lists', `${'1. '.repeat(10_000)}a`],
  ['brackets', '['.repeat(10_000)],
  ['pairs of brackets', `${'['.repeat(10_000)}a${']'.repeat(10_000)}`],
  ['undefined references', '[a][b] '.repeat(5000)],
  ['unfinished references', '][a'.repeat(10_000)],
  ['images', '!['.repeat(10_000)],
  ['stars', `${'*a **a '.repeat(10_000)}`],
  ['nested strong', `${'**a '.repeat(3000)}${' b**'.repeat(3000)}`],
  ['open tags', '<b>'.repeat(10_000)],
  ['self-closed tags', '<b/>'.repeat(10_000)],
  ['open tags in many paragraphs', `${'<i id=x>'.repeat(200)}\n\n${'a\n\n'.repeat(500)}`],
  ['unknown variables', '{{a}} '.repeat(10_000)],
  ['undefined references on many lines', '[a][b]\n\n'.repeat(5000)],
  ['open blocks', '<div>\n\n'.repeat(10_000)],
  ['open angles', '<a'.repeat(20_000)],
  ['drawings', `${'<svg><g>'.repeat(2000)}`],
  ['colons', ':'.repeat(20_000)],
  ['directives', Array.from({ length: 500 }, (_, index) => `${':'.repeat(600 - index)}note`).join('\n')],
  ['variables', '{{'.repeat(20_000)],
  ['braces after a heading', `## a ${'{#'.repeat(10_000)}`],
  ['equal headings', '## a\n'.repeat(5000)],
  ['footnotes', `${'[^1]'.repeat(5000)}\n\n[^1]: x`],
  ['white space', `a${' '.repeat(50_000)}b`],
  ['line ends', '\n'.repeat(50_000)],
  ['table cells', `${'|'.repeat(10_000)}\n${'|-'.repeat(10_000)}`],
  ['addresses', 'www.a.b '.repeat(5000)],
  ['white space in an address', `<a href="${' '.repeat(50_000)}x${' '.repeat(50_000)}y">z</a>`],
  ['commas in a srcset', `<img srcset="${','.repeat(20_000)}a${' '.repeat(20_000)}">`],
  ['a fence', `\`\`\`ts ${'title="'.repeat(5000)}\n${'('.repeat(20_000)}\n\`\`\``],
]

test.each(repeated)('many %s are read quickly', async (_, text) => {
  expect(await cpuSeconds(() => parse(text))).toBeLessThan(5)
})

test('characters that are none do no harm', () => {
  const variables = new Map([['zero', 'a\0term-href x\0b\uD800']])
  const text =
    '---\nnext: "term:a\\0b\\uD800"\n---\n\0image-size x\0 {{zero}} [x](\uD800.md#\uDFFF) <a href="/&#xD800;/">x</a>'
  const { value } = parse(text, { variables })
  expect(value.body).not.toContain('\0')
  expect(value.frontMatter.next).toMatchObject({ kind: 'term', term: 'a\uFFFDb\uFFFD' })
})

test('front matter in TOML cannot spell the mark of a placeholder', () => {
  const { value } = parse('+++\ntitle = "a\\u0000page-href /\\u0000b"\n+++\nText')
  expect(value.title).toBe('a\uFFFDpage-href /\uFFFDb')
})

test('the reference parser does not crash on deep nesting either', () => {
  for (const marker of ['> ', '- ', '1. ', '>- ']) {
    const text = `a\n\n${marker.repeat(5000)}b`
    expect(problemsOf(text, { parseMdast: referenceParser() })[0]).toContain('error too-complex')
  }
})

test('what is nested too deeply is an error', () => {
  const message = 'this is nested more than 100 levels deep → reduce the nesting'
  expect(problemsOf(`Text\n\n${'**a '.repeat(300)}${' b**'.repeat(300)}`).at(-1)).toContain(message)
  expect(problemsOf(`Text\n\n${'> '.repeat(10_000)}a`)).toEqual([`3:199 error too-complex: ${message}`])
  expect(problemsOf(`Text\n\n${'<b>'.repeat(3000)}`)).toEqual([`3:1 error too-complex: ${message}`])
})
