import { expect, test } from 'vitest'
import { hugo } from '../../src/import/hugo/hugo.ts'
import { importSite } from '../../src/import/importSite.ts'
import type { Files } from '../site.ts'
import { imported, treeOf } from './imported.ts'

const site = (files: Files) =>
  imported(hugo, { 'hugo.toml': 'baseURL = "https://x.example/"\ntitle = "T"\n', ...files })

test('HTML with front matter is a page, whose blocks of Docsy become headings and cards', async () => {
  const { page, left, files } = await site({
    'content/_index.html':
      '+++\ntitle = "T"\n+++\n{{< blocks/cover title="Welcome" >}}\n    <p>Hops</p>\n{{< blocks/link-down color="info" >}}\n{{< /blocks/cover >}}\n{{% blocks/section %}}\n{{% blocks/feature title="Fast" url="/docs/" %}}\n*Very*\n{{% /blocks/feature %}}\n{{% /blocks/section %}}\n',
    'content/docs/_index.md': 'Text',
    'content/plain.html': '<p>Without front matter</p>',
  })
  expect(page('index.md')).toContain('## Welcome\n\n<p>Hops</p>\n')
  expect(page('index.md')).toContain(':::cards\n- **[Fast](./docs/index.md)**\n\n  *Very*\n:::')
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
  expect(left).toEqual([])
})

test('a folder at the top without a page of its own has the list that Hugo makes for it', async () => {
  const files = {
    'content/_index.md': '---\ntitle: T\n---\nSee [commands](/commands/).',
    'content/Commands/a.md': '---\ntitle: A\n---\nText',
    'content/Commands/deep/b.md': '---\ntitle: B\n---\nText',
    'content/bundle/index.md': '---\ntitle: Bundle\n---\nText',
  }
  const { page, written, left } = await site(files)
  expect(page('commands/index.md')).toBe(
    '---\ntitle: Commands\n---\n\n:::cards\n- **[A](./a.md)**\n- **[Deep](./deep/b.md)**\n:::\n',
  )
  expect(page('index.md')).toContain('[commands](./commands/index.md)')
  expect(Object.keys(written).filter((path) => path.endsWith('index.md'))).toHaveLength(3)
  expect(left).toEqual([])
  const without = await site({ ...files, 'hugo.toml': 'title = "T"\ndisableKinds = ["section"]\n' })
  expect(Object.keys(without.written)).not.toContain('content/commands/index.md')
})

test('keys of themes mean what they mean there', async () => {
  const { page, left } = await site({
    'content/a.md':
      '---\ntitle: A\nhidden: true\ndisableToc: true\nlead: Short.\nchapter: true\nbookCollapseSection: true\nShowToc: true\nowner: x\n---\nText',
    'content/posts/b.md': '---\ntitle: B\ndate: 2024-03-01\ncontributors: [Ada]\ncover: { image: /b.png }\n---\nText',
    'static/b.png': '',
  })
  expect(page('a.md')).toBe('---\ntitle: A\ndescription: Short.\nunlisted: true\ntoc: false\n---\n\nText\n')
  expect(page('posts/b.md')).toBe("---\ntitle: B\nimage: /b.png\ndate: '2024-03-01'\nauthors:\n  - Ada\n---\n\nText\n")
  expect(left).toEqual(['front matter: owner at content/a.md:1'])
})

test.each([
  ['Only the <em>N</em>th **item** of `a`, see [b](/b/)', 'Only the Nth item of a, see b'],
  ['A Vec<T> &amp; snake_case_name, 2 * 3 * 4', 'A Vec<T> & snake_case_name, 2 * 3 * 4'],
  ['- `a`', "'- `a`'"],
])('a description is text: %s', async (written, expected) => {
  const { page } = await imported(hugo, {
    'hugo.toml': 'title = "T"\nbaseURL = "https://x.example/"',
    'content/a.md': `---\ntitle: A\ndescription: ${JSON.stringify(written)}\n---\nText`,
  })
  expect(page('a.md')).toContain(`description: ${expected}\n`)
})

test('pages that Hugo does not publish yet, or no longer, are drafts', () => {
  const files = {
    'hugo.toml': 'title = "T"\n',
    'content/past.md': '---\ndate: 2024-02-01\n---\n',
    'content/soon.md': '---\ndate: 2024-02-03T10:00:00Z\n---\n',
    'content/later.md': '---\ndate: 2024-01-01\npublishDate: 2024-02-03\n---\n',
    'content/over.md': '---\nexpiryDate: 2024-02-02\n---\n',
  }
  const draftsOn = (today: string, config = files['hugo.toml']) => {
    const tree = { ...treeOf({ ...files, 'hugo.toml': config }), today }
    const { files: written, rows } = importSite({ tree, generator: hugo, components: new Map() })
    const drafts = written.flatMap((file) =>
      file.kind === 'text' && file.text.includes('draft: true') ? [file.path] : [],
    )
    return { drafts, left: rows.filter(({ left }) => left > 0).map(({ construct }) => construct) }
  }
  expect(draftsOn('2024-02-02')).toEqual({
    drafts: ['content/later.md', 'content/over.md', 'content/soon.md'],
    left: expect.arrayContaining([
      'page with a future date, imported as a draft',
      'page that has expired, imported as a draft',
    ]),
  })
  expect(draftsOn('2024-02-02', 'title = "T"\nbuildFuture = true\nbuildExpired = true\n').drafts).toEqual([])
  expect(draftsOn('2024-02-01').drafts).toEqual(['content/later.md', 'content/soon.md'])
})

test('the keys of a page are read in any case', async () => {
  const { page, left } = await site({
    'content/a.md': '---\nTitle: A\nlinktitle: Short\nLastMod: 2024-03-01\npublishdate: 2024-01-01\n---\nText',
  })
  expect(page('a.md')).toBe("---\ntitle: A\nsidebar:\n  label: Short\nlastUpdated: '2024-03-01'\n---\n\nText\n")
  expect(left).toEqual([])
})

test('categories are tags, pictures of Docsy are found by a part of their names, and pages keep their dates', async () => {
  const { page, left, written } = await site({
    'content/docs/a/index.md':
      '---\ntitle: A\ntags: [one]\ncategories: [How To, one]\nlastmod: 2024-03-01T10:00:00Z\nnotoc: true\nhide_feedback: true\n---\n{{% _param FA fa-x %}}{{< imgproc sunset Fill "1x1" >}}\nA *pic*\n{{< /imgproc >}}\n',
    'content/docs/a/featured-sunset.png': 'png',
  })
  expect(page('docs/a/index.md')).toBe(
    "---\ntitle: A\ntags:\n  - one\n  - How To\ntoc: false\nlastUpdated: '2024-03-01'\nfeedback: false\n---\n\n![A pic](/docs/a/featured-sunset.png)\n\nA *pic*\n",
  )
  expect(written['content/site.yaml']).toContain(
    'redirects:\n  /categories/: /tags/\n  /categories/how-to/: /tags/how-to/\n  /categories/one/: /tags/one/\n',
  )
  expect(left).toEqual([])
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

const TWO_LANGUAGES =
  'baseURL = "https://h.example/"\ntitle = "Hug"\n[languages.en]\n[languages.de]\n[[menus.main]]\nname = "Posts"\npageRef = "/posts"\n'
const FOLDERS = '[languages.en]\ncontentDir = "content/en"\n[languages.de]\ncontentDir = "content/de"\n'

test.each<[string, string, (code: string, path: string) => string]>([
  [
    'by folder',
    TWO_LANGUAGES.replace('[languages.en]\n[languages.de]\n', FOLDERS),
    (code, path) => `content/${code}/${path}.md`,
  ],
  ['by file name', TWO_LANGUAGES, (code, path) => `content/${path}${code === 'en' ? '' : `.${code}`}.md`],
])('posts are translated %s, and so is the title of their blog', async (_, config, file) => {
  const { left, written, built } = await imported(hugo, {
    'hugo.toml': config,
    [file('en', '_index')]: '---\ntitle: Hug\n---\n\nHome.\n',
    [file('de', '_index')]:
      '---\ntitle: Hug\n---\n\n[Neues](/de/posts/), [auch](posts/_index.md) und [das Erste](/de/posts/first/).\n',
    [file('en', 'posts/_index')]: '---\ntitle: What is new\n---\n',
    [file('de', 'posts/_index')]: '---\ntitle: Neues\n---\n',
    [file('en', 'posts/first')]: '---\ntitle: First\ndate: 2024-01-02\n---\n\nOne.\n\n<!--more-->\n\nMore.\n',
    [file('de', 'posts/first')]: '---\ntitle: Das Erste\ndate: 2024-01-02\n---\n\nEins.\n\n<!--more-->\n\nMehr.\n',
    [file('en', 'posts/second')]: '---\ntitle: Second\ndate: 2024-02-03\n---\n\nTwo.\n',
  })
  expect(left).toEqual([])
  expect(Object.keys(written).filter((path) => path.includes('posts'))).toEqual([
    'content/de/posts/first.md',
    'content/posts/first.md',
    'content/posts/second.md',
  ])
  const { problems, html } = await built()
  expect(problems).toBe('')
  expect(html('/de/posts/')).toMatch(/<h1[^>]*>Neues[\s\S]*Second[\s\S]*Das Erste[\s\S]*Eins\./)
  expect(html('/de/posts/')).not.toContain('Mehr.')
  expect(written['content/de/index.md']).toContain(
    '[Neues](/de/posts/), [auch](/de/posts/) und [das Erste](./posts/first.md).',
  )
})

test('a section inside of a blog is not a post: its address leads to the blog', async () => {
  const { written, page, left, built } = await imported(hugo, {
    'hugo.toml': 'baseURL = "https://x.example/"\n',
    'content/docs/_index.md': '---\ntitle: Docs\n---\n[News](/blog/news/)',
    'content/blog/_index.md': '---\ntitle: Blog\nmenu: { main: { weight: 5 } }\n---\n',
    'content/blog/news/_index.md': '---\ntitle: News\n---\n',
    'content/blog/other/_index.md': '---\ntitle: Other\n---\nText',
    'content/blog/news/one.md':
      '---\ntitle: One\ndate: 2024-01-02\nauthor: Ada L ([@ada](https://x.example/ada))\n---\nText',
  })
  expect(page('blog/news/one.md')).toContain('authors:\n  - name: Ada L\n    url: https://x.example/ada\n')
  expect(page('docs/index.md')).toContain('[News](/blog/)')
  expect(written['content/site.yaml']).toContain('redirects:\n  /blog/news/: /blog/\n  /blog/other/: /blog/\n')
  expect(left).toEqual(['section of a blog at content/blog/other/_index.md:1'])
  expect((await built()).problems).toBe('')
})

test('the menu holds what pages put into it, by weight, and each page once', async () => {
  const { written } = await imported(hugo, {
    'hugo.yaml':
      'baseURL: https://x.example/\nmenus:\n  main:\n    - { name: A, pageRef: /a, weight: 3 }\n    - { name: Z, url: https://z.example, weight: 9 }\n',
    'content/_index.md': '---\ntitle: Home\nmenus: main\n---\nText',
    'content/a.md': '---\ntitle: Other\nmenus: main\n---\nText',
    'content/b.md': '---\ntitle: B\nlinkTitle: Bee\nmenu: { main: { weight: 1 } }\n---\nText',
    'content/c.md': '---\ntitle: C\nmenus: [main, footer]\nweight: 4\n---\nText',
    'content/d.md': '---\ntitle: D\nmenu: { main: { parent: a } }\n---\nText',
    'content/e.md': '---\ntitle: E\nmenus: footer\n---\nText',
  })
  expect([...(written['content/site.yaml'] ?? '').matchAll(/- label: (\w+)/g)].map(([, label]) => label)).toEqual([
    'Bee',
    'A',
    'C',
    'Z',
  ])
})

test('a list of pages has their order and labels, and neither drafts nor the page of the search', async () => {
  const { page, written } = await imported(hugo, {
    'hugo.toml': 'baseURL = "https://x.example/"\n',
    'content/docs/_index.md': '---\ntitle: Docs\n---\n',
    'content/docs/a.md': '---\ntitle: A\nweight: 9\n---\nText',
    'content/docs/b.md': '---\ntitle: B\nweight: 1\ndescription: About b\n---\nText',
    'content/docs/c.md': '---\ntitle: C\ndraft: true\n---\nText',
    'content/docs/sub/d.md': '---\ntitle: D\n---\nText',
    'content/search.md': '---\ntitle: Search\nlayout: search\n---\n',
  })
  expect(page('docs/index.md')).toContain(
    ':::cards\n- **[B](./b.md)** About b\n- **[A](./a.md)**\n- **[Sub](./sub/d.md)**\n:::',
  )
  expect(Object.keys(written)).not.toContain('content/search.md')
})

test('tabs of a pane of Docsy hold code, and included files are read with their shortcodes', async () => {
  const { page, left } = await imported(hugo, {
    'hugo.toml': 'baseURL = "https://x.example/"\n[params]\nversion = "1.2"\n',
    'content/a.md':
      '---\ntitle: A\n---\n{{< tabpane langEqualsHeader=true >}}\n{{< tab "Bash" >}}\nx\n{{< /tab >}}\n{{< /tabpane >}}\n{{< tabpane >}}\n{{< tab header="One" >}}\ny\n{{< /tab >}}\n{{% tab header="Two" %}}\nz\n{{% /tab %}}\n{{< /tabpane >}}\n\n{{% readfile "part.md" %}}',
    'content/part.md': '---\ntitle: P\n---\nOf {{< param version >}}.',
    'content/loop.md': '---\ntitle: L\n---\n{{% readfile "loop.md" %}}',
  })
  expect(page('a.md').replace(/^---[\s\S]*?---\n\n/, '')).toBe(
    '::::tabs\n:::tab[Bash]\n```bash\nx\n```\n:::\n::::\n::::tabs\n:::tab[One]\n```text\ny\n```\n:::\n:::tab[Two]\nz\n:::\n::::\n\nOf 1.2.\n',
  )
  expect(left).toEqual(['{{ expression }} at content/loop.md:4'])
})

test('notices of Relearn have their style, and highlighted code its named options', async () => {
  const { page } = await imported(hugo, {
    'hugo.toml': 'baseURL = "https://x.example/"\n[params]\nv = "1"\n',
    'content/a.md':
      '---\ntitle: A\n---\n{{% notice style="warning" title="T" %}}\nx\n{{% /notice %}}\n\n{{% highlight type="py" hl_lines="2" title="a.py" %}}\na\nb\n{{% /highlight %}}\n\n{{% siteparam name="v" %}}{{< fa star >}}',
  })
  expect(page('a.md').replace(/^---[\s\S]*?---\n\n/, '')).toBe(
    ':::warning[T]\nx\n:::\n\n```py title="a.py" {2}\na\nb\n```\n\n1\n',
  )
})

const RELEARN: Files = {
  'config/_default/hugo.toml': `baseURL = "https://x.example/"
defaultContentLanguage = "en"
[languages.en]
weight = 1
[languages.de]
weight = 2
[params]
a = "1"
`,
  'config/_default/params.toml': 'b = "2"\n',
  'content/_index.en.md': '---\ntitle: Top\n---\n{{% children %}}\n\n{{% siteparam "a" %}} {{% siteparam "b" %}}\n',
  'content/_index.de.md': '---\ntitle: Oben\n---\n{{% children %}}\n',
  'content/one/_index.en.md': '---\ntitle: One\nlinkTitle: First\n---\n{{% children %}}\n',
  'content/one/a.en.md': '---\ntitle: A\n---\n[B](two/b), [ref]({{% ref "two/b#x" %}})\n',
  'content/two/_index.en.md': '---\ntitle: Two\nweight: 1\n---\nText\n',
  'content/two/b.en.md': '---\ntitle: B\n---\n## X\n',
  'content/two/b.de.md': '---\ntitle: Be\n---\nText\n',
}

test('names of files may have the language, and links may be paths from the top', async () => {
  const { page, written } = await imported(hugo, RELEARN)
  expect(page('index.md').split('---\n\n')[1]).toBe(
    ':::cards\n- **[Two](./two/index.md)**\n- **[First](./one/index.md)**\n:::\n\n1 2\n',
  )
  expect(page('one/index.md').split('---\n\n')[1]).toBe(':::cards\n- **[A](./a.md)**\n:::\n')
  expect(page('one/a.md').split('---\n\n')[1]).toBe('[B](../two/b.md), [ref](../two/b.md#x)\n')
  expect(written['content/site.yaml']).toContain(`sidebars:
  docs:
    label: Documentation
    items:
      - index.md
      - category: Two
        items:
          - two/index.md
          - two/b.md
      - category: First
        items:
          - one/index.md
          - one/a.md
`)
})

test('files of a language in config/_default are settings of that language', async () => {
  const { written } = await imported(hugo, {
    ...RELEARN,
    'config/_default/menus.en.toml': '[[main]]\nidentifier = "b"\nname = "B"\npageRef = "/two/b"\n',
    'config/_default/menus.de.toml': '[[main]]\nidentifier = "b"\nname = "Be"\npageRef = "/two/b"\n',
    'config/_default/menus.fr.toml': '[[main]]\nidentifier = "b"\nname = "Bé"\npageRef = "/two/b"\n',
  })
  expect(written['content/site.yaml']).toContain('    labels:\n      B: Be\n')
  expect(written['content/site.yaml']).toContain('navigation:\n  - label: B\n    to: /two/b/\n    position: left\n')
})
