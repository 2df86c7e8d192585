import { expect, test } from 'vitest'
import { languagesIn } from '../../src/markdown/code/languagesIn.ts'
import { loadHighlighter } from '../../src/markdown/code/loadHighlighter.ts'
import { bodyOf, parse, problemsOf, textOf } from './parse.ts'

const fence = (info: string, ...lines: string[]): string => `\`\`\`${info}\n${lines.join('\n')}\n\`\`\``

/** The lines of the first code block of a text. */
const linesOf = (text: string): string[] => /<code>(.*)<\/code>/s.exec(bodyOf(text))?.[1]?.split('\n') ?? []

test('a code block is a figure with a copy button that script shows', () => {
  expect(bodyOf(fence('', 'a < b & c'))).toBe(
    '<figure class="code" data-language="text"><pre tabindex="0"><code>a &lt; b &amp; c</code></pre>' +
      '<button class="copy" type="button" hidden>Copy</button></figure>',
  )
})

test('code is highlighted with classes, white space outside of them', () => {
  expect(linesOf(fence('ts', 'let a = "x y" // z'))).toEqual([
    '<span class="tok-keyword">let</span> a = ' +
      '<span class="tok-string">"x y"</span> <span class="tok-comment">// z</span>',
  ])
})

test('neighbours of one class share one element, and names and punctuation have none', () => {
  expect(linesOf(fence('ts', 'export  async function  f(a) {}; a && !b'))).toEqual([
    '<span class="tok-keyword">export  async function</span>  <span class="tok-function">f</span>(' +
      '<span class="tok-variable">a</span>) {}; a &amp;&amp; !b',
  ])
})

test('no line is lost and none is added', () => {
  const code = ['', 'a', '', '', 'b', '']
  expect(linesOf(fence('ts', ...code))).toHaveLength(6)
  expect(linesOf(fence('', ...code))).toHaveLength(6)
})

test('title, line numbers, highlighted lines and diff marks', () => {
  const text = fence(
    'bash title="a <b> {{brand}}" {1,3-4} ins={2} del={3} lines=9 api=getOffer.200',
    'a',
    'b',
    'c',
    'd',
  )
  expect(bodyOf(text)).toContain('<figure class="code numbered" data-language="bash">')
  expect(bodyOf(text)).toContain('<figcaption class="code-title">a &lt;b&gt; Meridian</figcaption>')
  expect(linesOf(text).map((line) => /class="(line[^"]*)" data-line="(\d+)"/.exec(line)?.slice(1))).toEqual([
    ['line highlighted', '9'],
    ['line inserted', '10'],
    ['line highlighted deleted', '11'],
    ['line highlighted', '12'],
  ])
})

test('lines without a number are counted from 1', () => {
  expect(linesOf(fence('text lines', 'a'))[0]).toContain('data-line="1"')
})

test('a huge range costs nothing', () => {
  expect(linesOf(fence('text {1-999999999999}', 'a'))[0]).toContain('class="line highlighted"')
})

test('an unknown language is plain text, with a warning', () => {
  expect(problemsOf(`Text\n\n${fence('typscript', 'let a')}`)).toEqual([
    '3:1 warning unknown-language: there is no highlighting for the language "typscript" → did you mean "typescript"?',
  ])
  expect(linesOf(fence('typscript', 'let a'))).toEqual(['let a'])
})

test('names for plain text are no unknown languages', () => {
  expect(problemsOf(`${fence('text', 'a')}\n${fence('txt', 'a')}\n${fence('', 'a')}\n\n    indented`)).toEqual([])
})

test('a language whose grammar was not loaded is plain text', () => {
  expect(linesOf(fence('rust', 'let a'))).toEqual(['let a'])
  expect(problemsOf(fence('rust', 'let a'))).toEqual([])
})

test('code in raw HTML is highlighted, too', () => {
  expect(bodyOf('<pre><code class="language-json">[1]\n</code></pre>')).toContain(
    '<code>[<span class="tok-constant">1</span>]</code>',
  )
  expect(bodyOf('<pre><code class="example language-json">[1]</code></pre>')).toContain('data-language="json"')
  expect(bodyOf('<pre>a\nb</pre>')).toBe('<pre>a\nb</pre>')
})

test('the info string cannot break out of its attribute', () => {
  expect(bodyOf(fence('js"><script>alert(1)</script> title=\'"><img onerror=x>\'', 'a'))).not.toMatch(/<script|<img/)
})

test('code is part of the plain text', () => {
  expect(textOf(parse(`A\n\n${fence('bash', 'curl x')}\n\nB`).value)).toBe('A curl x B')
})

test('the languages of a text are found without parsing it', () => {
  const text = '```js\n```\n> ~~~ C++\n\n<code class="language-rust">\n\n```\n```json title="x"\n'
  expect([...languagesIn(text)].sort()).toEqual(['c++', 'js', 'json', 'rust'])
})

test('grammars are loaded for known languages only, by name or alias', async () => {
  const highlighter = await loadHighlighter(['yml', 'nonsense', '../../etc/passwd', '__proto__'])
  expect(highlighter.highlight('a: 1', 'yml')[0]?.some(({ kind }) => kind !== '')).toBe(true)
  expect(highlighter.highlight('a: <1', 'nonsense')).toEqual([[{ text: 'a: <1', kind: '' }]])
})

test('a line too long to be read is not coloured', () => {
  expect(linesOf(fence('json', `"${'x'.repeat(6000)}"`))[0]).not.toContain('tok-')
})

test('a line is coloured by what stands before it, however often it was met elsewhere', async () => {
  const { highlight } = await loadHighlighter(['js', 'python'])
  const line = 'const a = 1'
  const alone = highlight(line, 'js')[0]
  expect(alone).toContainEqual({ text: 'const', kind: 'keyword' })
  const inComment = highlight(`/*\n${line}\n*/\n${line}`, 'js')
  expect(inComment[1]).toEqual([{ text: line, kind: 'comment' }])
  expect(inComment[3]).toEqual(alone)
  const inText = highlight(`x = \`\n${line}\n\n\${\n${line}\n}\n\`\n${line}`, 'js')
  expect(inText[1]).not.toEqual(alone)
  expect(inText.at(-1)).toEqual(alone)
  // Asked again, and in another order, all are as they were.
  expect(highlight(line, 'js')).toEqual([alone])
  expect(highlight(`/*\n${line}\n*/\n${line}`, 'js')).toEqual(inComment)
  expect(highlight('"""\nif x:\n"""\nif x:', 'python')[1]).not.toEqual(highlight('if x:', 'python')[0])
})
