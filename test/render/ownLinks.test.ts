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

test('a page opens in the services of the site, which read it as Markdown', async () => {
  const { html } = await site({
    'content/site.yaml': config(`openIn:
  Chat: https://chat.example.com/?q={question}
  Reader: https://reader.example.com/{url}
`),
    'content/a.md': '# A',
    'content/404.md': '# Not here',
  })
  const address = 'https%3A%2F%2Fdeveloper.example.com%2Fa%2Findex.md'
  expect(html('/a/')).toContain(
    `<li><a href="https://chat.example.com/?q=Read%20${address}.%20I%20have%20questions%20about%20it." rel="noopener noreferrer">Open in Chat</a></li>` +
      `<li><a href="https://reader.example.com/${address}" rel="noopener noreferrer">Open in Reader</a></li>`,
  )
  expect(html('/404/')).not.toContain('Open in')
})

test('a service that no page can be given to is reported, and no page links to it', async () => {
  const { html, problems } = await site({
    'content/site.yaml': config(
      'openIn: { Chat: "javascript:{url}", Reader: "https://reader.example.com/", Bot: "https://bot.example.com/{url}?{qestion}" }\n',
    ),
  })
  expect(problems).toBe(`content/site.yaml:3:17  error  invalid-config
  "javascript:{url}" is not an "https://" address of "Chat" with "{url}" or "{question}"
  fix: write it like "https://chat.example.com/?q={question}"
content/site.yaml:3:45  error  invalid-config
  "https://reader.example.com/" is not an "https://" address of "Reader" with "{url}" or "{question}"
  fix: write it like "https://chat.example.com/?q={question}"
content/site.yaml:3:81  error  invalid-config
  "{qestion}" is not a known placeholder
  fix: did you mean "{question}"?`)
  expect(html('/')).not.toMatch(/Open in (?:Chat|Reader)/)
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
