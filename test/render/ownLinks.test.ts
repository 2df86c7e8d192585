import { expect, test } from 'vitest'
import { config, problemsOf, site } from '../site.ts'

test('a page leads to where its file can be edited; what is generated does not', async () => {
  const { html } = await site({
    'content/site.yaml': config('editUrl: https://git.example.com/docs/edit/main/{path}\n'),
    'content/docs/a b.md': '# A',
    'content/docs/c.md': '# C',
  })
  const edit =
    '<a href="https://git.example.com/docs/edit/main/content/docs/a%20b.md" rel="noopener noreferrer">Edit this page</a>'
  expect(html('/docs/a b/')).toContain(edit)
  expect(html('/')).toContain('edit/main/content/index.md"')
  expect(html('/docs/')).not.toContain('Edit this page')
})

test('the footer has columns of links, and links to profiles by name', async () => {
  const { html, problems } = await site({
    'content/site.yaml': config(`footer:
  - { title: Developers, items: [{ label: Home, to: / }, { label: Status, href: https://status.example.com/ }] }
  - { label: Imprint, href: https://www.example.com/imprint }
social: [https://github.com/acme, https://social.example.org/@acme]
`),
  })
  expect(problems).toBe('')
  const footer = html('/').split('<footer class="footer">')[1] ?? ''
  expect(footer).toContain(
    '<nav aria-label="Developers"><strong>Developers</strong><ol><li><a href="/">Home</a></li><li><a href="https://status.example.com/" rel="noopener noreferrer">Status</a></li></ol></nav>',
  )
  expect([...footer.matchAll(/class="external">([^<]*)/g)].map(([, label]) => label)).toEqual([
    'Imprint',
    'GitHub',
    'social.example.org',
  ])
})

test.each([
  [
    'editUrl: https://git.example.com/docs/',
    '"https://git.example.com/docs/" is not an address with "{path}", the file of a page',
  ],
  ['editUrl: "javascript:{path}"', '"javascript:{path}" is not an address with "{path}", the file of a page'],
  ['footer: [{ title: A, items: [{ label: B, to: /none/ }] }]', '"/none/" does not exist'],
  ['footer: [{ title: A, items: [{ label: B }] }]', 'the item has no target'],
  ['social: ["javascript:x"]', '"javascript:x" is not the address of another site'],
])('%s is reported', async (yaml, message) => {
  expect(await problemsOf({ 'content/site.yaml': config(`${yaml}\n`) })).toContain(message)
})
