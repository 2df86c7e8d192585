import { expect, test } from 'vitest'
import { bodyOf, parse, problemsOf } from './parse.ts'

test('variables are replaced in text, code and the texts of images, as text', () => {
  expect(bodyOf('{{brand}} {{ product }} `{{brand}}`')).toBe('<p>Meridian Connect &#x3C;b> <code>Meridian</code></p>')
  expect(bodyOf('![{{brand}}](https://x.y/z.png "{{product}}")')).toContain(
    '<img alt="Meridian" src="https://x.y/z.png" title="Connect <b>"',
  )
  expect(bodyOf('```\n{{product}}\n```')).toContain('<code>Connect &lt;b&gt;</code>')
  expect(bodyOf('<div>{{brand}}</div>')).toBe('<div>Meridian</div>')
})

test('a value is not read as Markdown', () => {
  const variables = new Map([
    ['star', '*x* [a](b) <i>'],
    ['nested', '{{star}}'],
  ])
  expect(bodyOf('{{star}} {{nested}}', { variables })).toBe('<p>*x* [a](b) &#x3C;i> {{star}}</p>')
})

test('an unknown variable stays as it is, with a warning where it stands', () => {
  const text = 'Hi {{brand}}, {{bramd}}\nand *{{other}}*\n\n```json title="{{prodct}}"\n{}\n```'
  expect(problemsOf(text)).toEqual([
    '1:15 warning unknown-variable: "{{bramd}}" is not a variable of this site → did you mean "brand"?',
    '2:6 warning unknown-variable: "{{other}}" is not a variable of this site → add it under "variables" in content/site.yaml',
    '4:16 warning unknown-variable: "{{prodct}}" is not a variable of this site → did you mean "product"?',
  ])
  expect(bodyOf('{{bramd}}')).toBe('<p>{{bramd}}</p>')
})

test.each([
  ['```\n{{ end }} {{brand}}\n```', '{{ end }} Meridian'],
  ['    {{ end }} {{brand}}', '{{ end }} Meridian'],
  ['`{{ end }} {{brand}}`', '<code>{{ end }} Meridian</code>'],
  ['## Using `{{ end }}`', 'Using <code>{{ end }}</code>'],
  ['<pre>{{ end }} {{brand}}</pre>', '<pre>{{ end }} Meridian</pre>'],
  ['<pre><code class="language-go">{{ end }}</code></pre>', '{{ end }}'],
  ['<code>a <b>{{ end }}</b></code>', '<code>a <b>{{ end }}</b></code>'],
  ['<kbd>{{ end }}</kbd> <samp>{{ end }}</samp>', '<kbd>{{ end }}</kbd> <samp>{{ end }}</samp>'],
])('in code, %j, the braces may be those of a template language: unknown names are not reported', (text, shown) => {
  expect(problemsOf(text)).toEqual([])
  expect(bodyOf(text)).toContain(shown)
})

test('a title may name such code, too', () => {
  expect(problemsOf('# Using `{{ end }}` with {{brand}}')).toEqual([])
  expect(parse('# Using `{{ end }}` with {{brand}}').value.title).toBe('Using {{ end }} with Meridian')
})

test('what is no variable name is left alone', () => {
  expect(problemsOf('`{{ 1 + 1 }}` {HOME} `{{}}`')).toEqual([])
  expect(bodyOf('{{ 1 + 1 }} {HOME}')).toBe('<p>{{ 1 + 1 }} {HOME}</p>')
})

test('names of Object.prototype are unknown variables', () => {
  expect(problemsOf('{{constructor}}')).toHaveLength(1)
})
