import { expect, test } from 'vitest'
import { block, placeholder } from '../../src/model/html.ts'
import type { PropsOf } from '../../src/model/parts.ts'
import { en } from '../../src/model/texts/en.ts'
import { fillDocument } from '../../src/render/blocks/fillDocument.ts'
import { framesOf } from '../../src/render/blocks/frames.ts'
import { createTheme, defaultTheme } from '../../theme/theme.ts'

const draw = (markup: string, theme = defaultTheme): string =>
  fillDocument(markup, ({ kind, argument }) => `[${kind} ${argument}]`, framesOf({ ...theme.parts, texts: en }))

test('a block is drawn by the part of its name, around its slots', () => {
  const markup = block('Callout', { kind: 'tip' }, { title: 'A <b>title</b>', children: '<p>Text</p>' })
  expect(draw(`<h2>x</h2>${markup}<p>y</p>`)).toBe(
    '<h2>x</h2><aside class="callout callout-tip" role="note"><p class="callout-title">A <b>title</b></p><p>Text</p></aside><p>y</p>',
  )
})

test('blocks lie within one another, with placeholders in them', () => {
  const code = block('CodeBlock', { language: 'js' }, { children: '<code>x</code>' })
  const tab = block('Tab', { label: 'JS & co' }, { title: 'JS &amp; co', children: code })
  const tabs = block('Tabs', { group: 'language' }, { children: tab + tab })
  const meaning = placeholder({ kind: 'term-meaning', argument: 'a b' })
  const inside =
    '<figure class="code" data-language="js"><pre tabindex="0"><code>x</code></pre>' +
    '<button class="copy" type="button" hidden>Copy</button></figure>'
  const panel = `<section class="tab-panel" aria-label="JS &amp; co" data-label="JS &amp; co"><p class="tab-label">JS &amp; co</p>${inside}</section>`
  expect(draw(block('Details', { open: true }, { summary: meaning, children: `<p>${meaning}</p>${tabs}` }))).toBe(
    '<details open class="details"><summary>[term-meaning a b]</summary><p>[term-meaning a b]</p>' +
      `<div class="tabs" data-group="language">${panel}${panel}</div></details>`,
  )
})

test('a part shows its slots where and as often as it likes, and other parts with them', () => {
  const theme = createTheme({
    Callout: ({ kind, title, children, parts }: PropsOf<'Callout'>) => (
      <parts.Details summary={title} parts={parts}>
        {children}, {kind}, {children}
      </parts.Details>
    ),
  })
  const markup = block('Callout', { kind: 'note' }, { title: 'T', children: '<i>x</i>' })
  expect(draw(markup, theme)).toBe('<details class="details"><summary>T</summary><i>x</i>, note, <i>x</i></details>')
})

test('a placeholder in the props of a block is filled in each time, and not escaped twice', () => {
  const href = placeholder({ kind: 'term-href', argument: `a&<>"'b` })
  expect(draw(block('CardLink', { href, rel: 'x' }, { children: 'y' }))).toBe(
    `<a href="[term-href a&<>"'b]" class="card-title" rel="x">y</a>`,
  )
})

test('what looks like a mark in text is text', () => {
  const text = 'block Callout title {"kind":"tip"} slot end &#x0;slot&#x0; =""'
  const markup = block('Tab', { label: text }, { title: 'T', children: 'C' })
  const label = text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  expect(draw(markup)).toBe(
    `<section class="tab-panel" aria-label="${label}" data-label="${label}"><p class="tab-label">T</p>C</section>`,
  )
})

test('the same block is drawn once, whatever is in its slots', () => {
  let drawn = 0
  const theme = createTheme({
    Callout: ({ title }: PropsOf<'Callout'>) => {
      drawn++
      return <p>{title}</p>
    },
  })
  const callouts = ['a', 'b', 'c'].map((title) => block('Callout', { kind: 'note' }, { title }))
  expect(draw(callouts.join(''), theme)).toBe('<p>a</p><p>b</p><p>c</p>')
  expect(drawn).toBe(1)
})

test('a mark too many or too few is a bug', () => {
  const whole = block('Card', {}, { children: 'x' })
  expect(() => draw(whole + whole.slice(whole.lastIndexOf('\0end')))).toThrow('the mark "end" stands outside a block')
  expect(() => draw(whole.slice(0, whole.lastIndexOf('\0end')))).toThrow(
    'a block is not closed: block Card children {}',
  )
})
