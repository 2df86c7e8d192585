import { expect, test } from 'vitest'
import { drawFormula } from '../../../src/markdown/math/drawFormula.ts'
import { referenceParser } from '../../../src/markdown/referenceParser.ts'
import { site } from '../../site.ts'
import { bodyOf, headingsOf, parse, problemsOf, textOf } from '../parse.ts'

const math = { drawFormula }

const CONFIG = 'title: Portal\nurl: https://developer.example.com\n'

test('a formula within a line and one on lines of its own become MathML', () => {
  expect(bodyOf('Area $\\pi r^2$.\n\n$$\na = b\n$$', math)).toBe(
    '<p>Area <math><mrow><mi>π</mi><msup><mi>r</mi><mn>2</mn></msup></mrow></math>.</p>\n' +
      '<div class="formula" tabindex="0" role="group" aria-label="Formula">' +
      '<math display="block"><mrow><mi>a</mi><mo>=</mo><mi>b</mi></mrow></math></div>',
  )
})

test('lines of a formula may be indented, and may end in spaces', () => {
  const formula = bodyOf('$$\nx\n$$', math)
  for (const text of ['$$\nx\n$$ \t', '  $$\n  x\n  $$', '$$x$$  ']) expect(bodyOf(text, math)).toBe(formula)
  expect(bodyOf('- a\n\n  $$\n  x\n  $$ \n', math)).toContain(formula)
})

test('titles, descriptions and the search have a formula as text', () => {
  const { value } = parse(
    '# The $E = mc^2$ of it\n\nThat $\\frac{a+1}{b}$ is.\n\n## On $x_1$\n\n$$\n\\vec{F}\n$$',
    math,
  )
  expect(value.title).toBe('The E = mc^2 of it')
  expect(value.description).toBe('That (a + 1)/b is.')
  expect(headingsOf(value).map(({ text, id }) => [text, id])).toEqual([['On x_1', 'on-x_1']])
  expect(textOf(value)).toBe('That (a + 1)/b is. On x_1 F^→')
})

test('a formula with a fault is shown as code, and reported where the fault is', () => {
  expect(bodyOf('Is $\\frac{a}$ so', math)).toBe('<p>Is <code>\\frac{a}</code> so</p>')
  expect(problemsOf('Is $\\frac{a}$ so\n\n$$\na\n+ \\foo\n$$\n\n> ```math\n> {\n> ```', math)).toEqual([
    '1:13 error invalid-formula: this formula cannot be drawn: unexpected end of input in a macro argument, expected \'}\' → correct it, or write "\\$" if a dollar is meant',
    '5:3 error invalid-formula: this formula cannot be drawn: unsupported function name: \\foo → correct it',
    "9:4 error invalid-formula: this formula cannot be drawn: expected '}', got 'EOF' → correct it",
  ])
})

test('nothing in a formula can lead or load, and no HTML can bring formulas of its own', () => {
  expect(bodyOf('$\\text{<img src=x onerror=alert(1)>}$', math)).toBe(
    '<p><math><mtext>&lt;img\u00a0src=x\u00a0onerror=alert(1)&gt;</mtext></math></p>',
  )
  expect(problemsOf('$\\href{javascript:alert(1)}{x}$', math)).toHaveLength(1)
  expect(problemsOf('$\\includegraphics{https://a.example/x.png}$', math)).toHaveLength(1)
  expect(bodyOf('<math href="javascript:alert(1)"><mi>x</mi></math>', math)).not.toContain('math')
  for (const tex of ['\\def\\a{\\a\\a}\\a', '{'.repeat(1500), 'x'.repeat(30_000), '\\ref{a}'])
    expect(problemsOf(`$${tex}$`, math)).toHaveLength(1)
})

test('without the setting, formulas are text, and reported', () => {
  expect(problemsOf('$x^2$\n\n```math\nx\n```')).toEqual([
    '1:1 warning foreign-syntax: "$x^2$" is a formula, which is printed as text → set "math: true" in content/site.yaml and write "$x$", or mark it as code',
    '3:1 warning foreign-syntax: "```math" is rendered by other generators, and is code here → set "math: true" in content/site.yaml',
  ])
})

test('a site that sets "math" has formulas, also in its Markdown and its search', async () => {
  const pages = { 'content/index.md': '# Home\n\nPays $5 and $10, is $x^2$.' }
  const on = await site({ ...pages, 'content/site.yaml': `${CONFIG}math: true\n` })
  expect(on.html('/')).toContain('Pays $5 and $10, is <math><msup><mi>x</mi><mn>2</mn></msup></math>.')
  expect(on.text('/')).toContain('Pays $5 and $10, is $x^2$.')
  expect(on.problems).toBe('')
  const off = await site({ ...pages, 'content/site.yaml': CONFIG })
  expect(off.html('/')).toContain('is $x^2$.')
})

test('both pipelines and both parsers write formulas alike', () => {
  const text = `# On $x$ {#x}

Some *text $a*b$* and $$y$$ ([link $z$](./b.md)).[^1]

- item

  $$
  a < b
  $$

> [!NOTE] Title $t$
> \`\`\`math
> q
> \`\`\`

| $a$ | $\\|b\\|$ |
|-----|-------|
| $5  | $\\frac$ |

## Heading $h_1$

[^1]: A note on $n$.`
  const [fast, ...others] = [
    parse(text, math),
    parse(text, { ...math, pipeline: 'reference' }),
    parse(text, { ...math, parseMdast: referenceParser() }),
  ]
  expect(fast?.value.body.match(/<math/g)).toHaveLength(10)
  for (const other of others) expect(other).toEqual(fast)
})
