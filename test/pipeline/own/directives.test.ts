import { expect, test } from 'vitest'
import type { MarkdownOptions } from '../../../src/markdown/options.ts'
import { parsePage } from '../../../src/markdown/parsePage.ts'
import { sourcePath } from '../../../src/model/route.ts'
import { options } from '../../markdown/parse.ts'
import { site } from '../../site.ts'

const PLAN = {
  'theme/directives/plan.tsx': `export const attributes = {
  tier: { oneOf: ['free', 'pro'], required: true },
  price: { type: 'number' },
  open: { type: 'boolean' },
  note: {},
} as const
export default ({ tier, price, open, note, id, title, children }) => (
  <section id={id} className={tier} hidden={!open}><h4>{title}</h4>{typeof price} {price} {note}{children}</section>
)`,
}

test('a directive of the site is drawn by its part, with its attributes as values, its label and its content', async () => {
  const text =
    ':::plan[For *you*]{tier=pro price=9.50 open note="a & b" id=x}\nMuch **more**\n:::\n\n> :::plan{tier=free}\n> Less\n> :::\n'
  const { html, text: markdown, problems } = await site({ ...PLAN, 'content/index.md': `# Home\n\n${text}\n[x](#x)\n` })
  expect(problems).toBe('')
  expect(html('/')).toContain(
    '<section id="x" class="pro"><h4>For <em>you</em></h4>number 9.5 a &amp; b<p>Much <strong>more</strong></p></section>',
  )
  expect(html('/')).toContain('<section class="free" hidden><h4></h4>undefined  <p>Less</p></section>')
  expect(markdown('/')).toContain('**For *you***\n\nMuch **more**\n')
})

test.each([
  [':::plan\n:::', ['1:1 error invalid-attribute ":::plan" has no "tier"; write "{tier=free}"']],
  [
    ':::plan{tier=gold price=ten}\n:::',
    [
      '1:9 error invalid-attribute "tier" of ":::plan" is one of "free", "pro", not "gold"; write "{tier=free}"',
      '1:19 error invalid-attribute "price" of ":::plan" is a number, not "ten"; write "{price=1}"',
    ],
  ],
  [
    ':::plan{tier=pro price=-1e999}\n:::',
    ['1:18 error invalid-attribute "price" of ":::plan" is a number, not "-1e999"; write "{price=1}"'],
  ],
  [
    ':::plan[a]{tier=pro note="{}" __proto__="x"}\n:::',
    [
      '1:31 warning unknown-directive ":::plan" has no attribute "__proto__"; known attributes: tier, price, open, note',
    ],
  ],
  [':::plan[{__proto__}]{tier=pro note="{ __proto__=x"}\n:::', []],
  [
    ':::plan{tier=pro open=yes}\n:::',
    ['1:18 error invalid-attribute "open" of ":::plan" is true or false, not "yes"; write "{open=true}"'],
  ],
  [
    ':::plan{tier=pro opn}\n:::',
    ['1:18 warning unknown-directive ":::plan" has no attribute "opn"; did you mean "open"?'],
  ],
  [':::plam{tier=pro}\n:::', ['1:1 warning unknown-directive ":::plam" is not a directive; did you mean "plan"?']],
  ['::: plan Title\nText\n:::', ['1:1 error invalid-attribute ":::plan" has no "tier"; write "{tier=free}"']],
])('of %j, problems are %j', async (text, expected) => {
  const { found } = await site({ ...PLAN, 'content/index.md': `${text}\n\n# Home\n` })
  expect(
    found.map(
      ({ line, column, severity, rule, message, fix }) => `${line}:${column} ${severity} ${rule} ${message}; ${fix}`,
    ),
  ).toEqual(expected)
})

test('both pipelines write a directive of the site alike', () => {
  const text =
    '- a\n\n  :::plan[T]{tier=pro price=1 id=b}\n  x[^1]\n  :::\n\n[^1]: note\n\n::::plan{tier=free}\n:::plan{tier=pro}\n:::\n::::\n'
  const bodyBy = (pipeline: MarkdownOptions['pipeline']) => {
    const ownDirectives = { plan: { tier: {}, price: { type: 'number' } } } as const
    const file = { path: sourcePath('content/a.md'), text }
    const { value, problems } = parsePage(file, 'key', { ...options, pipeline, ownDirectives })
    return { text: value.text, problems }
  }
  expect(bodyBy('fast').text.body).toContain('{"name":"plan","attributes":{"tier":"pro","price":1},"id":"b"}')
  expect(bodyBy('fast')).toEqual(bodyBy('reference'))
})
