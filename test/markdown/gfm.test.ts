import { expect, test } from 'vitest'
import { bodyOf, parse, textOf } from './parse.ts'

const renderings: [string, string, string][] = [
  ['paragraphs and breaks', 'a\nb  \nc\\\nd\n\ne', '<p>a\nb<br>\nc<br>\nd</p>\n<p>e</p>'],
  [
    'emphasis',
    '*a* **b** ***c*** ~~d~~ `e`',
    '<p><em>a</em> <strong>b</strong> <em><strong>c</strong></em> <del>d</del> <code>e</code></p>',
  ],
  ['escapes and references', '\\*a\\* &amp; &lt;b&gt; &copy;', '<p>*a* &#x26; &#x3C;b> ©</p>'],
  ['tight lists', '- a\n- b\n  1. c', '<ul>\n<li>a</li>\n<li>b\n<ol>\n<li>c</li>\n</ol>\n</li>\n</ul>'],
  ['text below a block of a tight item', '- ***\n  a\n- b', '<ul>\n<li>\n<hr>\na</li>\n<li>b</li>\n</ul>'],
  ['loose lists', '3. a\n\n4. b', '<ol start="3">\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ol>'],
  ['quotes', '> a\n> > b', '<blockquote>\n<p>a</p>\n<blockquote>\n<p>b</p>\n</blockquote>\n</blockquote>'],
  ['a line across', '***', '<hr>'],
  [
    'task lists',
    '- [ ] a\n- [x] b',
    '<ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" disabled aria-label="To do"> a</li>\n' +
      '<li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done"> b</li>\n</ul>',
  ],
  [
    'tables',
    '| a | b |\n|---|--:|\n| 1 | 2 |',
    '<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table>\n<thead>\n<tr>\n<th>a</th>\n' +
      '<th align="right">b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td align="right">2</td>\n</tr>\n</tbody>\n</table></div>',
  ],
  ['no comments', 'a<!-- b -->c', '<p>ac</p>'],
  ['an empty page', '', ''],
  ['expressions are text', '{process.env.HOME} <%= x %>', '<p>{process.env.HOME} &#x3C;%= x %></p>'],
]

test.each(renderings)('%s', (_, markdown, html) => {
  expect(bodyOf(markdown)).toBe(html)
})

test('footnotes', () => {
  expect(bodyOf('a[^x]\n\n[^x]: b')).toBe(
    '<p>a<sup><a href="#fn-x" id="fnref-x" data-footnote-ref aria-describedby="footnote-label">1</a></sup></p>\n' +
      '<section data-footnotes class="footnotes"><h2 class="sr-only" id="footnote-label">Footnotes</h2>\n<ol>\n' +
      '<li id="fn-x">\n<p>b <a href="#fnref-x" data-footnote-backref="" aria-label="Back to reference 1" ' +
      'class="data-footnote-backref">↩</a></p>\n</li>\n</ol>\n</section>',
  )
})

test('the text of a page is what a reader reads', () => {
  expect(textOf(parse('## A *b*\n\nc `d` [e](f.md)\ng\n\n- h\n- i\n\n| j | k |\n|---|---|\n| l | m |').value)).toBe(
    'A b c d e g h i j k l m',
  )
})

test('the same text gives the same page', () => {
  const text = '# A\n\n[b](c.md) ![d](e.png)\n\n```ts\nlet f\n```\n'
  expect(parse(text)).toEqual(parse(text))
})

test.each([
  ['~~a~~ **b** *c* `d`', '~~a~~ **b** *c* `d`'],
  ['<ol start="999999999"><li>a</li></ol>', '999999999. a'],
  ['<ol start="999999999"><li>a</li><li>b</li></ol>', '1. a\n2. b'],
  ['a\n\n***\n- ***\n  b', 'a\n\n---\n\n- ___\n\n  b'],
  ['- a\n  ```\n  b\n  ```\n- c', '- a\n  ```\n  b\n  ```\n- c'],
  ['- a\n  ```\n  b\n  ```\n  - c', '- a\n\n  ```\n  b\n  ```\n\n  - c'],
  ['<a href="https://a.dev/"><p>a</p></a>', '[a](|address https://a.dev/|)'],
])('%j is Markdown again', (text, markdown) => {
  expect(parse(text).value.markdown.replaceAll('\0', '|')).toBe(markdown)
})

test('a line across divides words', () => {
  expect(textOf(parse('# T\n***\na\n***\n- ***\n  b\n- c\n***\n> ***\n> d').value)).toBe('a b c d')
})
