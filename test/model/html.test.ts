import { expect, test } from 'vitest'
import { fillPlaceholders, html, placeholder } from '../../src/model/html.ts'

test('placeholders are filled where they stand', () => {
  const markup = html(
    `<a href="${placeholder({ kind: 'term-href', argument: 'a b' })}">x</a>${placeholder({ kind: 'image-size', argument: 'i.png' })}`,
  )
  expect(fillPlaceholders(markup, ({ kind, argument }) => `[${kind}:${argument}]`)).toBe(
    '<a href="[term-href:a b]">x</a>[image-size:i.png]',
  )
})

test('markup without placeholders stays as it is', () => {
  expect(fillPlaceholders(html('<p>x</p>'), () => 'never')).toBe('<p>x</p>')
})
