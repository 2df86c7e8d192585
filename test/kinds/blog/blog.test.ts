import { expect, test } from 'vitest'
import { addressesOf } from '../../../src/ledger/ledger.ts'
import { searchEntries } from '../../../src/search/searchFiles.ts'
import { config, type Files, site } from '../../site.ts'

const CONFIG = config(
  'blogs: [{ folder: news, title: News, description: What is new. }, { folder: team/notes, route: /notes/, title: Notes }]\n',
)

const FILES: Files = {
  'content/site.yaml': CONFIG,
  'content/authors.yaml': 'anna: { name: Anna Berg, title: API team, url: "https://example.com/anna" }\n',
  'content/news/2026-11-20-first.md':
    '---\nauthors: anna\ntags: [Money]\n---\n# First\n\nIt begins.\n\n<!-- truncate -->\n\nMore.',
  'content/news/2026-11-21-second/index.md': '---\ntags: [Money, Errors]\n---\n# Second\n\nIt goes on.',
  'content/news/third.md': '---\ndate: 2031-01-01T10:00+01:00\ntags: [Errors]\n---\n# Third\n\nIt will be.',
  'content/news/2026-11-23-later.md': '---\ndraft: true\n---\n# Later',
  'content/team/notes/2026-01-02-note.md': '# Note\n\nText.',
}

const posts = Object.fromEntries(
  Array.from({ length: 21 }, (_, index) => [
    `content/news/2026-01-${String(index + 1).padStart(2, '0')}-post.md`,
    `# Post ${index + 1}\n\nText.`,
  ]),
)

test('a blog lists its posts by the dates of files, folders and front matter, the newest first, with their excerpts', async () => {
  const { view, problems, text } = await site(FILES, { withDrafts: true })
  expect(problems).toBe('')
  expect(view('/news/').content).toMatchObject({
    part: 'BlogPage',
    title: 'News',
    description: 'What is new.',
    posts: [
      { label: 'Third', href: '/news/third/', published: { iso: '2031-01-01T09:00:00Z', text: 'January 1, 2031' } },
      { label: 'Second', href: '/news/2026-11-21-second/', description: 'It goes on.', excerpt: undefined },
      { label: 'First', excerpt: { html: '<p>It begins.</p>' }, authors: [{ label: 'Anna Berg' }], minutes: 1 },
    ],
  })
  expect(text('/notes/')).toContain(
    '## [Note](https://developer.example.com/team/notes/2026-01-02-note/)\n\nJanuary 2, 2026\n\nText.',
  )
})

test('a post names its date, its authors, its neighbours and what is related', async () => {
  const { view, html } = await site(FILES)
  const second = view('/news/2026-11-21-second/')
  expect(second).toMatchObject({ previous: { label: 'Third' }, next: { label: 'First' }, sidebar: undefined })
  expect(second.content).toMatchObject({ post: { related: [{ label: 'Third' }, { label: 'First' }], authors: [] } })
  const first = html('/news/2026-11-20-first/')
  expect(first).toContain('<time dateTime="2026-11-20T00:00:00Z">November 20, 2026</time>')
  expect(first).toContain('<a href="/news/authors/anna/">Anna Berg</a>')
  expect(first).toContain('type="application/atom+xml"')
})

test('at most three posts are related to one', async () => {
  const tagged = [1, 2, 3, 4, 5].map((day) => [
    `content/news/2026-01-0${day}-post.md`,
    `---\ntags: [Money]\n---\n# ${day}`,
  ])
  const { view } = await site({ 'content/site.yaml': CONFIG, ...Object.fromEntries(tagged) })
  expect(view('/news/2026-01-01-post/').content).toMatchObject({
    post: { related: [{ label: '5' }, { label: '4' }, { label: '3' }] },
  })
})

test('ten posts stand on a page, which leads to newer and older ones', async () => {
  const { view, site: built } = await site({
    'content/site.yaml': config('blogs: [{ folder: news, title: News }]\n'),
    ...posts,
  })
  const shown = (at: string) => {
    const { content } = view(at)
    return content.part === 'BlogPage' ? content.posts.map(({ label }) => label) : []
  }
  expect(shown('/news/')).toEqual(Array.from({ length: 10 }, (_, index) => `Post ${21 - index}`))
  expect(shown('/news/page/3/')).toEqual(['Post 1'])
  expect(view('/news/page/2/')).toMatchObject({
    previous: { label: 'News', href: '/news/' },
    next: { label: 'News, page 3', href: '/news/page/3/' },
  })
  expect(view('/news/')).toMatchObject({ previous: undefined, next: { href: '/news/page/2/' } })
  expect(addressesOf(built)).not.toContain('/news/page/2/')
})

test('the archive and the authors list posts by year', async () => {
  const { view } = await site(FILES)
  expect(view('/news/archive/').content).toMatchObject({
    years: [
      { year: '2031', posts: [{ label: 'Third' }] },
      { year: '2026', posts: [{ label: 'Second' }, { label: 'First' }] },
    ],
  })
  const described = ['/news/', '/news/archive/', '/news/authors/', '/news/authors/anna/', '/notes/'].map((at) =>
    view(at).head.tags.flatMap(({ tag, ...rest }) =>
      tag === 'meta' && 'attributes' in rest && rest.attributes['name'] === 'description'
        ? rest.attributes['content']
        : [],
    ),
  )
  expect(described.flat()).toEqual([
    'What is new.',
    'All posts of News, by year.',
    'The people who write News.',
    'Posts of News by Anna Berg.',
    'The latest posts of Notes.',
  ])
  expect(view('/news/authors/anna/').content).toMatchObject({
    title: 'Anna Berg',
    description: 'API team',
    url: 'https://example.com/anna',
    years: [{ year: '2026', posts: [{ label: 'First' }] }],
  })
  expect(view('/news/authors/').content).toMatchObject({
    groups: [{ label: undefined, cards: [{ label: 'Anna Berg', description: 'API team · 1 post' }] }],
  })
})

test('the years of an archive are those of its dates, in the calendar of the language', async () => {
  const { view } = await site({
    'content/site.yaml': config('language: th\nblogs: [{ folder: news, title: News }]\n'),
    'content/news/2026-11-22-post.md': '# Post\n\nText.',
  })
  expect(view('/news/archive/').content).toMatchObject({
    years: [{ year: 'พ.ศ. 2569', posts: [{ published: { text: '22 พฤศจิกายน 2569' } }] }],
  })
})

test('a post without a date, an unknown author and an empty blog are reported', async () => {
  const { problems } = await site({
    'content/site.yaml': config(
      'blogs: [{ folder: news, title: News }, { folder: empty, title: Nothing }, { folder: content/news, title: Twice }]\n',
    ),
    'content/authors.yaml': 'anna: { name: Anna, url: "javascript:alert(1)" }\n',
    'content/news/undated.md': '---\nauthor: ana\n---\n# Undated\n\n[Home](/)',
    'content/news/2026-02-30-never.md': '# Never\n\nText.',
  })
  expect(problems).toContain(
    'content/authors.yaml:1:26  warning  unsafe-link\n  "javascript:alert(1)" is not the address of a site\n',
  )
  expect(problems).toContain(
    'undated.md:1:1  error  invalid-front-matter\n  this post has no date, so it is not listed\n' +
      '  fix: write "date: 2026-11-22" in the front matter, or begin the file name with "2026-11-22-"\n',
  )
  expect(problems).toContain('never.md:1:1  error  invalid-front-matter\n  "2026-02-30" is not a date\n')
  expect(problems).toContain(
    'undated.md:2:9  warning  undefined-author\n  the author "ana" is not defined in "content/authors.yaml"\n  fix: did you mean "anna"?\n',
  )
  expect(problems).toContain(
    'there are no posts under "content/empty/"\n  fix: write the first one, for example "content/empty/',
  )
  expect(problems).toContain('under "content/content/news/"\n  fix: write "news": the path starts at "content/"')
})

test('an author who is written in the post itself needs no entry in the authors file', async () => {
  const { problems, view } = await site({
    'content/site.yaml': config('blogs: [{ folder: news, title: News }]\n'),
    'content/authors.yaml': 'anna: { name: Anna }\n',
    'content/news/2026-01-02-post.md': '---\nauthors: [anna, { name: Jane }]\n---\n# Post\n\nText.',
    'content/news/2026-01-01-post.md':
      '---\nauthors:\n  - { name: Jane, title: Support, url: "https://jane.example/", image_url: /j.png }\n  - { name: Bo, url: "javascript:x" }\n---\n# Post\n\nText.',
  })
  expect(problems).not.toContain('undefined-author')
  expect(problems).toContain('post.md:4:22  warning  unsafe-link\n  "javascript:x" is not the address of a site\n')
  expect(view('/news/').content).toMatchObject({ posts: [{ authors: [{ label: 'Anna' }, { label: 'Jane' }] }, {}] })
  expect(view('/news/authors/jane/').content).toMatchObject({ description: 'Support', url: 'https://jane.example/' })
})

test('a blog is found by what it is about, and an author by what they do', async () => {
  const { site: built } = await site(FILES)
  const found = searchEntries(built).filter(({ href }) => /^\/news\/(?:authors\/anna\/)?$/.test(href))
  expect(found.map(({ title, text, names }) => ({ title, text, names }))).toEqual([
    { title: 'News', text: 'What is new.', names: '' },
    { title: 'Anna Berg', text: 'API team', names: '' },
  ])
})

test.each([
  ['{ folder: news, route: /all/, title: News }, { folder: news/team, route: /team/, title: Team }'],
  ['{ folder: news/team, route: /team/, title: Team }, { folder: news, route: /all/, title: News }'],
])('a post is in the innermost blog around it, and the page of a folder is no post: %s', async (blogs) => {
  const { view, problems } = await site({
    'content/site.yaml': config(`blogs: [${blogs}]\n`),
    'content/news/2026-01-01-a.md': '# A\n\nText.',
    'content/news/team/index.md': '# About us\n\nText.',
    'content/news/team/2026-01-02-b.md': '# B\n\nText.',
  })
  expect(problems).toBe('')
  const postsAt = (at: string) => (view(at).content as { posts?: { label: string }[] }).posts?.map(({ label }) => label)
  expect([postsAt('/all/'), postsAt('/team/')]).toEqual([['A'], ['B']])
})

test('the page of the folder introduces the posts, in the languages that it is written in', async () => {
  const { view, problems, html, text } = await site({
    'content/site.yaml': config(
      'blogs: [{ folder: news, title: News }]\nlanguages: [{ code: en, label: English }, { code: de, label: Deutsch }]\n',
    ),
    'content/news/index.md': '# What is new\n\nWritten by [us](../index.md).\n',
    ...posts,
  })
  expect(problems).toBe('')
  expect(view('/news/')).toMatchObject({
    content: { part: 'BlogPage', title: 'What is new', posts: { length: 10 } },
    next: { href: '/news/page/2/' },
  })
  expect(html('/news/')).toMatch(
    /<div class="prose">\s*<p>Written by <a href="\/">us<\/a>.<\/p>\s*<\/div><section class="post">/,
  )
  expect(html('/news/')).toContain('type="application/atom+xml"')
  expect(text('/news/')).toContain('Written by [us](https://developer.example.com/).\n\n## [Post 21]')
  expect(view('/de/news/').content).toMatchObject({ title: 'News', written: undefined })
  expect(html('/de/news/')).toContain('<h2 lang="en" dir="ltr"><a href="/de/news/2026-01-21-post/">Post 21</a></h2>')
})

test('authors have the names and titles that the file of a language gives them, at the same addresses', async () => {
  const {
    view,
    site: built,
    problems,
  } = await site({
    'content/site.yaml': config(
      'blogs: [{ folder: news, title: News }]\n' +
        'languages: [{ code: en, label: English }, { code: ar, label: العربية, labels: { API team: فريق } }]\n',
    ),
    'content/authors.yaml': 'anna: { name: Anna Berg, title: API team }\nben: { name: Ben }\n',
    'content/ar/authors.yaml': 'anna: { name: آنا }\nbem: { name: بن }\n',
    'content/news/2026-11-21-a.md': '---\nauthors: [anna, ben]\n---\n# A',
  })
  const { authors } = built.translations[0]?.blogs[0] ?? {}
  expect(authors?.map(({ name, title, route }) => [name, title, route])).toEqual([
    ['Ben', '', '/ar/news/authors/ben/'],
    ['آنا', 'فريق', '/ar/news/authors/anna/'],
  ])
  expect(view('/ar/news/authors/anna/').content).toMatchObject({ title: 'آنا', description: 'فريق' })
  expect([...built.assets.keys()]).toEqual([])
  expect(problems).toBe(
    'content/ar/authors.yaml:2:1  warning  undefined-author\n' +
      '  the author "bem" is not defined in "content/authors.yaml"\n  fix: did you mean "ben"?',
  )
})
