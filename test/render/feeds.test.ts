import { expect, test } from 'vitest'
import type { Element } from 'xast'
import { fromXml } from 'xast-util-from-xml'
import { config, type Files, site } from '../site.ts'

const FILES: Files = {
  'content/site.yaml': config(
    'tagline: All of it.\nblogs: [{ folder: news, title: "News & more" }, { folder: none, title: Nothing }]\n',
  ),
  'content/news/2026-11-20-a.md':
    '---\ntitle: "<b>Tags</b> & \\u0001signs"\nauthors: [Anna, Ben]\ntags: [Money]\ndescription: "A < B & C"\n---\nText.',
  'content/news/2026-11-21-b.md': '---\nauthor: Anna\n---\n# B',
  ...Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [
      `content/news/2025-01-0${(index % 9) + 1}-${index}.md`,
      `# Post ${index}\n\nText.`,
    ]),
  ),
}

const ODD_TITLE = `]]> <script>"it's" & &lt; 👩‍🚀 \u202e`

/** Two blogs in two languages below a path, with addresses in other letters. */
const ODD: Files = {
  'content/site.yaml': config(`baseUrl: /portal/
blogs: [{ folder: news, title: "<News> & ]]>", description: "<b>All</b> of it" }, { folder: 日誌, title: 日誌 }]
languages: [{ code: en, label: English }, { code: ja, label: 日本語 }]
`),
  'content/news/2026-11-20-a/index.md': `---\ntitle: ${JSON.stringify(ODD_TITLE)}\ndescription: "Write <b>, not &lt;b>"\n---\nText.`,
  'content/日誌/2026-11-21-港.md': `---\ntags: ["<t> & ]]>"]\nauthors: ["A \\"B\\" <c@example.com>"]\n---\n# 港 ✓`,
  'content/ja/news/2026-11-20-a/index.md': '# 港は開いています',
}

/** A feed by its site and its folder, with the number of its entries. */
const FEEDS: [string, Files, number][] = [
  ['news', FILES, 20],
  ['none', FILES, 0],
  ['news', ODD, 1],
  ['日誌', ODD, 1],
  ['ja/news', ODD, 1],
  ['ja/日誌', ODD, 1],
]

/** An address in ASCII, below the path of its site. */
function expectAddress(address: string, files: Files): void {
  expect(address).toMatch(/^https:\/\/[!-~]+$/)
  expect(new URL(address).pathname.startsWith(files === ODD ? '/portal/' : '/')).toBe(true)
}

const rootOf = (xml: string): Element => {
  const [, root] = fromXml(xml).children.filter(({ type }) => type !== 'text')
  if (root?.type !== 'element') throw new Error('there is no root element')
  return root
}
const textOf = ({ children }: Element): string =>
  children.map((child) => (child.type === 'text' ? child.value : '')).join('')
const all = ({ children }: Element, name: string): Element[] =>
  children.filter((child) => child.type === 'element').filter((child) => child.name === name)
const texts = (element: Element, name: string): string[] => all(element, name).map((each) => textOf(each))
const only = (element: Element, name: string): string => {
  const found = texts(element, name)
  expect(found, name).toHaveLength(1)
  return found[0] ?? ''
}

const RFC_822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/
const HOME = 'https://developer.example.com/news/'

/** Required elements, unique identifiers and dates, as https://www.rssboard.org/rss-specification has them. */
test.each(FEEDS)('the RSS feed of "%s" keeps the rules of RSS 2.0', async (name, files, count) => {
  const rss = rootOf((await site(files)).file(`${name}/rss.xml`))
  expect([rss.name, rss.attributes['version']]).toEqual(['rss', '2.0'])
  const [channel, ...others] = all(rss, 'channel')
  if (!channel) throw new Error('there is no channel')
  expect(others).toEqual([])
  for (const required of ['title', 'link', 'description']) expect(only(channel, required)).not.toBe('')
  expect(only(channel, 'lastBuildDate')).toMatch(RFC_822)
  const items = all(channel, 'item')
  expect(items).toHaveLength(count)
  for (const each of [channel, ...items]) expectAddress(only(each, 'link'), files)
  // Readers take a description for HTML, whether it was meant so or not.
  for (const description of [channel, ...items].flatMap((each) => texts(each, 'description')))
    expect(description).not.toMatch(/<|&(?!amp;|lt;|gt;|quot;|#\w+;)/)
  for (const item of items) {
    expect(only(item, 'title') + texts(item, 'description').join('')).not.toBe('')
    expectAddress(only(item, 'guid'), files)
    expect(only(item, 'pubDate')).toMatch(RFC_822)
  }
  expect(new Set(items.map((item) => only(item, 'guid'))).size).toBe(items.length)
  // Only an e-mail address may be the author of RSS itself.
  expect(items.flatMap((item) => all(item, 'author'))).toEqual([])
})

/** RFC 4287, sections 4.1.1 and 4.1.2. */
test.each(FEEDS)('the Atom feed of "%s" keeps the rules of RFC 4287', async (name, files, count) => {
  const feed = rootOf((await site(files)).file(`${name}/atom.xml`))
  expect(feed.attributes['xmlns']).toBe('http://www.w3.org/2005/Atom')
  const entries = all(feed, 'entry')
  expect(entries).toHaveLength(count)
  for (const each of [feed, ...entries]) {
    expectAddress(only(each, 'id'), files)
    expect(only(each, 'title')).not.toBe('')
    expect(only(each, 'updated')).toMatch(RFC_3339)
    const alternates = all(each, 'link').filter(({ attributes }) => attributes['rel'] === 'alternate')
    expect(alternates).toHaveLength(1)
    expectAddress(String(alternates[0]?.attributes['href']), files)
  }
  // Every entry has an author of its own or that of the feed.
  expect(all(feed, 'author').map((author) => only(author, 'name'))).toEqual(['Portal'])
  expect(new Set(entries.map((entry) => only(entry, 'id'))).size).toBe(entries.length)
  expect(only(feed, 'updated')).toBe(entries[0] ? only(entries[0], 'updated') : '1970-01-01T00:00:00Z')
})

/** https://www.jsonfeed.org/version/1.1/ */
test.each(FEEDS)('the JSON feed of "%s" keeps the rules of JSON Feed 1.1', async (name, files, count) => {
  const feed = JSON.parse((await site(files)).file(`${name}/feed.json`))
  for (const address of [feed.home_page_url, feed.feed_url]) expectAddress(address, files)
  expect(feed.title).toMatch(/./)
  expect(feed.items).toHaveLength(count)
  for (const item of feed.items) {
    expectAddress(item.url, files)
    expect(item.id).toBe(item.url)
    expect(item.content_text).toMatch(/./)
    expect(item.date_published).toMatch(RFC_3339)
  }
})

test('odd titles and descriptions arrive as they were written, descriptions in RSS as HTML', async () => {
  const { file } = await site(ODD)
  const [channel] = all(rootOf(file('news/rss.xml')), 'channel')
  const [item] = channel ? all(channel, 'item') : []
  expect(item && [only(item, 'title'), only(item, 'description')]).toEqual([
    ODD_TITLE,
    'Write &lt;b&gt;, not &amp;lt;b&gt;',
  ])
  const [entry] = all(rootOf(file('news/atom.xml')), 'entry')
  expect(entry && [only(entry, 'title'), only(entry, 'summary')]).toEqual([ODD_TITLE, 'Write <b>, not &lt;b>'])
})

test('the JSON feed is that of its blog', async () => {
  const feed = JSON.parse((await site(FILES)).file('news/feed.json'))
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'News & more | Portal',
    home_page_url: HOME,
    feed_url: `${HOME}feed.json`,
    authors: [{ name: 'Portal' }],
  })
})

test('the latest posts come first, with their texts as text, their authors and their tags', async () => {
  const { file } = await site(FILES)
  const [channel] = all(rootOf(file('news/rss.xml')), 'channel')
  const [newest, second] = channel ? all(channel, 'item') : []
  expect(newest && [only(newest, 'title'), only(newest, 'link')]).toEqual(['B', `${HOME}2026-11-21-b/`])
  expect(second && [only(second, 'title'), only(second, 'description')]).toEqual([
    '<b>Tags</b> & signs',
    'A &lt; B &amp; C',
  ])
  expect(second && [texts(second, 'dc:creator'), texts(second, 'category')]).toEqual([['Anna', 'Ben'], ['Money']])
})

test('an entry has the description of its post, and none where there is none', async () => {
  const feed = rootOf((await site(FILES)).file('news/atom.xml'))
  const [second, first] = all(feed, 'entry')
  expect(second && texts(second, 'summary')).toEqual([])
  expect(first && texts(first, 'summary')).toEqual(['A < B & C'])
})

test('a post that is not translated says in which language it is, in every format', async () => {
  const languages = 'languages: [{ code: en, label: English }, { code: ar, label: العربية }]\n'
  const { file } = await site({
    'content/site.yaml': config(`blogs: [{ folder: news, title: News }]\n${languages}`),
    'content/news/2026-11-21-a.md': '---\ntags: ["a\\u0001b"]\n---\n# New',
    'content/news/2026-11-20-b.md': '# Old',
    'content/ar/news/2026-11-20-b.md': '# قديم',
  })
  const atom = all(rootOf(file('ar/news/atom.xml')), 'entry')
  expect(atom.map(({ attributes }) => attributes['xml:lang'])).toEqual(['en', undefined])
  expect(atom.flatMap((entry) => all(entry, 'category')).map(({ attributes }) => attributes['term'])).toEqual(['ab'])
  const [channel] = all(rootOf(file('ar/news/rss.xml')), 'channel')
  expect(channel && all(channel, 'item').map((item) => texts(item, 'dc:language'))).toEqual([['en'], []])
  const { language, items } = JSON.parse(file('ar/news/feed.json'))
  expect([language, ...items.map((item: { language?: string }) => item.language)]).toEqual(['ar', 'en', undefined])
  expect(file('news/atom.xml')).not.toContain('<entry xml:lang')
})

test('excerpts are HTML without the theme, whose addresses can be followed anywhere', async () => {
  const { file } = await site({
    'content/site.yaml': config('baseUrl: /portal/\nblogs: [{ folder: news, title: News }]\n'),
    'content/authors.yaml': 'anna: { name: Anna, url: "https://example.com/anna" }\n',
    'content/docs/a.md': '# A',
    'content/news/2026-11-20-b.md': `---
authors: [anna]
---
See [A](../docs/a.md?x=1&y=2), [below](#part) & \`<a href="/x">\` href="/y".

:::note
Careful.
:::

\`\`\`bash
ls
\`\`\`

:::cards
- [A](../docs/a.md)
:::

<!-- more -->

## Part
`,
  })
  const [entry] = all(rootOf(file('news/atom.xml')), 'entry')
  const [channel] = all(rootOf(file('news/rss.xml')), 'channel')
  const [item] = channel ? all(channel, 'item') : []
  const [json] = JSON.parse(file('news/feed.json')).items
  const content = entry ? only(entry, 'content') : ''
  expect([item && only(item, 'content:encoded'), json.content_html]).toEqual([content, content])
  const home = 'https://developer.example.com/portal'
  expect(content).toBe(
    `<p>See <a href="${home}/docs/a/?x=1&#x26;y=2">A</a>, <a href="${home}/news/2026-11-20-b/#part">below</a> &#x26; ` +
      '<code>&#x3C;a href="/x"></code> href="/y".</p>\n' +
      '<blockquote><p><strong>Note</strong></p><p>Careful.</p></blockquote>\n' +
      '<pre><code><span class="tok-function">ls</span></code></pre>\n' +
      `<ul><li><a href="${home}/docs/a/">A</a></li></ul>`,
  )
  expect(json.content_text).toBeUndefined()
  expect(json.authors).toEqual([{ name: 'Anna', url: 'https://example.com/anna' }])
  expect(entry && all(entry, 'author').map((author) => only(author, 'uri'))).toEqual(['https://example.com/anna'])
})
