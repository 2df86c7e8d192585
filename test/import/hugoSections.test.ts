import { expect, test } from 'vitest'
import { hugo } from '../../src/import/hugo/hugo.ts'
import type { Files } from '../site.ts'
import { imported } from './imported.ts'

const site = (files: Files) =>
  imported(hugo, { 'hugo.toml': 'baseURL = "https://x.example/"\ntitle = "T"\n', ...files })

test('HTML with front matter is a page, whose blocks of Docsy become headings', async () => {
  const { page, left, files } = await site({
    'content/_index.html':
      '+++\ntitle = "T"\n+++\n{{< blocks/cover title="Welcome" >}}\n    <p>Hops</p>\n{{< blocks/link-down color="info" >}}\n{{< /blocks/cover >}}\n{{% blocks/section %}}\n{{% blocks/feature title="Fast" url="/docs/" %}}\n*Very*\n{{% /blocks/feature %}}\n{{% /blocks/section %}}\n',
    'content/docs/_index.md': 'Text',
    'content/plain.html': '<p>Without front matter</p>',
  })
  expect(page('index.md')).toContain('## Welcome\n\n<p>Hops</p>\n')
  expect(page('index.md')).toContain('### [Fast](./docs/index.md)\n\n*Very*')
  expect(files).toContainEqual({ path: 'content/plain.html', kind: 'copy', source: 'content/plain.html' })
  expect(left).toEqual([])
})

test('a section without a text lists its pages and sections, unless it says otherwise', async () => {
  const { page, left } = await site({
    'content/docs/_index.md': '---\ntitle: Docs\n---\n',
    'content/docs/a.md': '---\ntitle: A\ndescription: About\n---\nText',
    'content/docs/more/_index.md': '---\ntitle: More\n---\nText',
    'content/docs/more/b.md': 'Text',
    'content/quiet/_index.md': '---\ntitle: Quiet\nno_list: true\n---\n',
    'content/quiet/c.md': 'Text',
  })
  expect(page('docs/index.md')).toContain(':::cards\n- **[A](./a.md)** About\n- **[More](./more/index.md)**\n:::')
  expect(page('quiet/index.md')).toBe('---\ntitle: Quiet\n---\n\n\n')
  expect(left).toEqual(['front matter: no_list at content/quiet/_index.md:1'])
})

test('a section of dated pages is a blog with its authors, which its page introduces', async () => {
  const { page, left, written, built } = await imported(hugo, {
    'hugo.toml': 'baseURL = "https://h.example/"\ntitle = "Hug"\n[[menus.main]]\nname = "Posts"\npageRef = "/posts"\n',
    'content/_index.md': '---\ntitle: Hug\n---\n\nHome.\n',
    'content/posts/_index.md': '---\ntitle: What is new\n---\n',
    'content/blog/_index.md': '---\ntitle: Blog\n---\n\nHello.\n',
    'content/blog/a.md': '---\ntitle: A\ndate: 2024-01-02\n---\n\nOne.\n',
    'content/posts/first.md': '---\ntitle: First\ndate: 2024-01-02T10:00:00Z\nauthor: Ada\n---\n\nOne.\n',
    'content/posts/second/index.md': '---\ntitle: Second\ndate: 2024-02-03\n---\n\nTwo.\n',
    'content/news/undated.md': '---\ntitle: Undated\n---\n\nThree.\n',
  })
  expect(left).toEqual([])
  expect(written['content/site.yaml']).toMatch(
    /^blogs:\n {2}- folder: blog\n {4}title: Blog\n {2}- folder: posts\n {4}title: What is new$/m,
  )
  expect(page('posts/first.md')).toContain("date: '2024-01-02'\nauthors:\n  - Ada\n")
  expect(written).not.toHaveProperty('content/posts/index.md')
  const { problems, html } = await built()
  expect(problems).toBe('')
  expect(html('/posts/')).toMatch(/What is new[\s\S]*Second[\s\S]*First/)
  expect(html('/blog/')).toContain('Hello.')
})
