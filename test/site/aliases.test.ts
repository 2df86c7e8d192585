import { expect, test } from 'vitest'
import { site } from '../site.ts'

test('addresses that a page names in its front matter are redirected to it', async () => {
  const { file, problems } = await site({
    'content/guide/intro.md':
      '---\nslug: start\naliases: [/old/intro/]\nredirect_from: /older\n---\n\n# Intro\n\nText.\n',
  })
  expect(problems).toBe('')
  const lines = file('_redirects').split('\n')
  for (const from of ['/guide/start/', '/old/intro/', '/older/'])
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${from} +/guide/intro/ 301$`)))
})

test('a slug gives way to the page at its address, and an alias there is an error', async () => {
  const files = { 'content/other.md': '# Other\n\nText.\n' }
  const page = (key: string): string => `---\n${key}: /other\n---\n\n# Page\n\nText.\n`
  expect((await site({ ...files, 'content/page.md': page('slug') })).problems).toBe('')
  expect((await site({ ...files, 'content/page.md': page('redirect_from') })).problems).toContain(
    '"/other/" exists, so it cannot be redirected',
  )
})

test('an address that two pages claim as their old one is an error at both', async () => {
  const page = '---\naliases: [/old/]\n---\n\n# Page\n\nText.\n'
  const { found } = await site({ 'content/a.md': page, 'content/b.md': page })
  expect(found.map(({ file, line, rule, message }) => `${file}:${line} ${rule} ${message}`)).toEqual([
    'content/a.md:2 invalid-front-matter "/old/" is also an alias in "content/b.md:2"',
    'content/b.md:2 invalid-front-matter "/old/" is also an alias in "content/a.md:2"',
  ])
})
