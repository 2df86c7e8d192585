import { expect, test } from 'vitest'
import { site } from '../site.ts'

test('a picture of the site has its size, so that nothing moves when it arrives; another has none', async () => {
  const { html } = await site({
    'content/img/flow.png': 'png',
    'content/a.md': '# A\n\n![Flow](img/flow.png)\n\n![Other](https://example.com/o.png)\n',
  })
  expect(html('/a/')).toMatch(/<img [^>]*src="\/img\/flow\.png"[^>]* width="40" height="20"/)
  expect(html('/a/')).not.toMatch(/<img [^>]*src="https:[^>]* width=/)
})
