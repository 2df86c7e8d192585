import { expect, test } from 'vitest'
import { escapeHtml } from '../../src/render/escapeHtml.ts'

test('signs of markup are escaped, in text and between either kind of quotes', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
  )
})
