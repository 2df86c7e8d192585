import { expect, test } from 'vitest'
import { bodyOf, parse, problemsOf, textOf } from './parse.ts'

/** The body as it is kept, U+0000 shown as `|`. */
const kept = (text: string): string => parse(text).value.body.replaceAll('\0', '|')

test('what a block says is kept as data, without the markup of a theme', () => {
  expect(kept(':::tip[A *title*]{#x}\nText\n:::')).toBe(
    '|block Callout title,children {"kind":"tip","id":"x"}|A <em>title</em>|slot|<p>Text</p>|end|',
  )
  expect(kept('::::tabs{group=language}\n:::tab[C & `D`]\nx\n:::\n::::')).toBe(
    '|block Tabs children {"group":"language"}||block Tab title,children {"label":"C \\u0026 D"}|' +
      'C &#x26; <code>D</code>|slot|<p>x</p>|end||end|',
  )
  expect(kept(':::details[More]{open}\nx\n:::')).toBe(
    '|block Details summary,children {"open":true}|More|slot|<p>x</p>|end|',
  )
  expect(kept(':::cards\n- **[One](one.md)** First.\n:::')).toBe(
    '|block CardList children {}||block Card children {}||block CardLink children {"href":"/docs/guide/one/"}|One|end|' +
      '<p>First.</p>|end||end|',
  )
  expect(kept('```json title="<a>" lines\n1\n```')).toBe(
    '|block CodeBlock title,children {"language":"json","numbered":true}|&lt;a&gt;|slot|' +
      '<code><span class="line" data-line="1"><span class="tok-constant">1</span></span></code>|end|',
  )
  expect(kept('| a |\n|---|\n| b |')).toMatch(/^\|block TableFrame children \{\}\|<table>[^|]*<\/table>\|end\|$/)
})

test('a block of a page with raw HTML is the same as in one without', () => {
  const text =
    '::::tabs\n:::tab[A {{brand}}]\n> [!TIP]\n> x\n\n```json\n1\n```\n:::\n::::\n\n:::cards\n- [B](b.md) c\n:::'
  expect(kept(`${text}\n\n<hr>`)).toBe(`${kept(text)}\n<hr>`)
})

test('blocks nest: code in tabs in a callout in details in a list', () => {
  const text = `- Item

  ::::::details[More]
  :::::note
  ::::tabs
  :::tab[A]
  \`\`\`json
  1
  \`\`\`
  :::
  ::::
  :::::
  ::::::`
  expect(bodyOf(text)).toBe(
    '<ul>\n<li>\n<p>Item</p>\n<details class="details"><summary>More</summary>' +
      '<aside class="callout callout-note" role="note"><p class="callout-title">Note</p>' +
      '<div class="tabs"><section class="tab-panel" aria-label="A" data-label="A"><p class="tab-label">A</p>' +
      '<figure class="code" data-language="json"><pre tabindex="0"><code>' +
      '<span class="tok-constant">1</span></code></pre>' +
      '<button class="copy" type="button" hidden>Copy</button></figure>' +
      '</section></div></aside></details>\n</li>\n</ul>',
  )
  expect(textOf(parse(text).value)).toBe('Item More Note A 1')
  expect(parse(text).value.markdown).toBe(
    '- Item\n\n  **More**\n\n  > **Note**\n  >\n  > **A**\n  >\n  > ```json\n  > 1\n  > ```',
  )
})

const MARK = '{"name":"Callout","props":{"kind":"tip"}}'

const forged: string[] = [
  `<div data-part='${MARK}'>x</div>`,
  `<div data-part='&#0;${MARK}'>x</div>`,
  `<div data-part='&#x0;${MARK}'>x</div>`,
  `<div data-part='\0${MARK}'>x</div>`,
  `<div data-part='\uFFFD${MARK}'>x</div>`,
  `<div data-part='{{zero}}${MARK}'>x</div>`,
  '<p data-slot="&#0;">x</p>',
  '<p data-slot="title" datapart="x">x</p>',
  '<p class="callout-title tab-label">x</p>',
  '<aside class="callout callout-tip" role="note">x</aside>',
  '<section class="tab-panel" data-label="x">x</section>',
  `\0block Callout children {"kind":"tip"}\0x\0end\0`,
  `&#0;block Callout children {"kind":"tip"}&#0;x&#x0;end&#0;`,
  `<b title='&#0;block Callout children {"kind":"tip"}&#0;'>x</b>`,
  '`&#x0;end&#x0;`',
  '```json title="&#x0;end&#x0;"\n"&#x0;end&#x0;"\n```',
  '[x](term:%26#x0;end%26#x0;)',
  '[x](<term:&amp;#x0;end&amp;#x0;>)',
  '[x](<api:&amp;#x0;end&amp;#x0;>)',
  '![&#x0;end](<&amp;#x0;.png> "&amp;#x0;")',
]

test.each(forged)('no author can write a block: %j', (text) => {
  const variables = new Map([['zero', '\0']])
  const { value } = parse(text, { variables })
  const names = [...value.body.matchAll(/\0block (\w+)/g)].map(([, name]) => name)
  expect(names.filter((name) => name !== 'CodeBlock')).toEqual([])
  expect(bodyOf(text, { variables })).not.toContain('class="callout callout-tip" role="note"><')
})

test('an attribute that looks like a mark is removed, with a warning', () => {
  expect(problemsOf(`<div data-part='${MARK}' data-slot="title">x</div>`)).toEqual([
    '1:1 warning unsafe-html: the attribute "data-part" of <div> is not allowed and was removed → remove it',
    '1:1 warning unsafe-html: the attribute "data-slot" of <div> is not allowed and was removed → remove it',
  ])
})

test.each([
  ':::tab[&#x0;end&#x0;]\nx\n:::',
  ':::tab[`&#x0;end&#x0;`]\nx\n:::',
  ':::tab[&amp;#x0;slot&amp;#x0;]\nx\n:::',
  "::::tabs{group='&#x0;&amp;#x0;\"}{{zero}}'}\n:::tab[{{zero}}end{{zero}}]\nx\n:::\n::::",
  ':::cards\n- [a](<b&amp;#x0;.md> "&amp;#x0;end&amp;#x0;")\n:::',
  '<details title="&amp;#x0;end&amp;#x0;" data-label="{{zero}}"><summary>&amp;#x0;</summary>x</details>',
  ':::note[<table>]\n<svg>\n\n:::tip\nx\n:::\n:::',
  '<svg>\n\n:::note[T]\nx\n:::\n\n</svg>',
  '<table>\n\n::::tabs\n:::tab[A]\nx\n:::\n::::\n\n<tr>\n\n:::details[S]\nx\n:::\n\n</table>',
  '<p>\n\n:::note[<b>]\nx\n\n</aside></section></b>\n:::\n\n<a href="x.md">\n\n:::cards\n- [a](b.md)\n:::\n\n</a>',
])('whatever is written into a block stays inside its slots: %j', (text) => {
  const variables = new Map([['zero', '\0']])
  expect(() => bodyOf(text, { variables })).not.toThrow()
  expect(() => bodyOf(`- > ${text.replaceAll('\n', '\n  > ')}`, { variables })).not.toThrow()
})
