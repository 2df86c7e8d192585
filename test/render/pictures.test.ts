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

test.each([
  ['width="20"', 'width="20" height="10"'],
  ['height="10"', 'height="10" width="20"'],
  ['width="50%"', 'width="50%"'],
])('a picture with %s has %s', async (written, size) => {
  const { html } = await site({
    'content/img/flow.png': 'png',
    'content/a.md': `# A\n\n<img src="img/flow.png" ${written}>\n`,
  })
  expect(/<img [^>]*flow\.png[^>]*>/.exec(html('/a/'))?.[0].replace(' decoding="async"', '')).toBe(
    `<img alt="" src="/img/flow.png" ${size}>`,
  )
})

test('the first picture of a page is loaded at once, others when they are near', async () => {
  const { html } = await site({
    'content/a.md': '# A\n\n`loading="lazy"`\n\n:::note\n![a "b" > c](img/a.png)\n:::\n\n![D](img/a.png)\n',
    'content/modes.md': '# B\n\n![A](img/a.png#only-light) ![B](img/a.png#only-dark) ![C](img/a.png)\n',
    'content/img/a.png': 'png',
  })
  const lazy = (at: string): boolean[] =>
    html(at)
      .split('<img alt')
      .slice(1)
      .map((image) => image.split('decoding')[0]?.includes('loading="lazy"') ?? false)
  expect(lazy('/a/')).toEqual([false, true])
  expect(lazy('/modes/')).toEqual([true, true, true])
})
