import { expect, test } from 'vitest'
import { fillHoles, hole, html } from '../../src/model/html.ts'

test('holes are filled where they stand', () => {
  const markup = html(
    `<a href="${hole({ kind: 'term-href', argument: 'a b' })}">x</a>${hole({ kind: 'image-size', argument: 'i.png' })}`,
  )
  expect(fillHoles(markup, ({ kind, argument }) => `[${kind}:${argument}]`)).toBe(
    '<a href="[term-href:a b]">x</a>[image-size:i.png]',
  )
})

test('markup without holes stays as it is', () => {
  expect(fillHoles(html('<p>x</p>'), () => 'never')).toBe('<p>x</p>')
})
