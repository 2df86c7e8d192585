import { expect, test } from 'vitest'
import { config, problemsOf, site } from '../site.ts'

const announced = (link: string) => ({
  'content/site.yaml': config(`announcement:\n  id: two\n  text: Version 2 is here.\n  link: ${link}\n`),
})

test('an announcement can end with a link, to this site or to another one', async () => {
  const own = await site(announced("{ label: What's new, to: / }"))
  expect(own.html('/')).toContain(`<p>Version 2 is here. <a href="/">What&#x27;s new</a></p>`)
  const other = await site(announced('{ label: Blog, href: "https://blog.example.org/" }'))
  expect(other.html('/')).toContain('<a href="https://blog.example.org/" rel="noopener noreferrer">Blog</a>')
})

test('the link of an announcement is checked like every other link', async () => {
  expect(await problemsOf(announced('{ label: New, to: /nws/ }'))).toContain('broken-link\n  "/nws/"')
  expect(await problemsOf(announced('{ label: New, href: "javascript:alert(1)" }'))).toContain('unsafe-link')
  expect(await problemsOf(announced('{ label: New }'))).toBe(
    'content/site.yaml:6:9  error  invalid-config\n' +
      '  the item has no target\n' +
      '  fix: add "sidebar: …", "to: …" or "href: …"',
  )
})
