import { change, type Edit, START } from './editScripts.ts'

/** A blog in two languages; what its lists and translations show is said in other files than their own. */
export const WITH_BLOG: Record<string, string> = {
  ...START,
  'content/site.yaml': `${START['content/site.yaml']}blogs: [{ folder: news, title: News }]
languages: [{ code: en, label: English }, { code: de, label: Deutsch, labels: { News: Neues } }]
`,
  'content/authors.yaml': 'anna: { name: Anna }\nben: { name: Ben }\n',
  'content/tags.yaml': 'money: { label: Money }\n',
  'content/_lead.md': 'Included.\n',
  'content/news/index.md': '# All news\n\nHello.\n',
  'content/news/2026-11-20-one.md':
    '---\nauthors: [anna]\ntags: [money]\n---\n# One\n\nLead.\n\n:::include{file=../_lead.md}\n\n<!-- more -->\n\nRest.\n',
  'content/news/2026-11-21-two.md': '---\ntags: [money]\n---\n# Two\n\nText.\n',
  'content/de/news/2026-11-20-one.md': '# Eins\n\nVorspann.\n\n<!-- more -->\n\nRest.\n',
}

const ORIGINAL = 'content/news/2026-11-20-one.md'
const TRANSLATION = 'content/de/news/2026-11-20-one.md'

/** Sets a key in the front matter of a page, or takes it away. */
const setKey = (path: string, key: string, valueAt: (step: number) => string | undefined): Edit =>
  change(path, (text, step) => {
    const value = valueAt(step)
    const [, lines = '', body = ''] = /^(?:---\n([\s\S]*?)---\n)?([\s\S]*)$/.exec(text) ?? []
    const others = lines.replace(new RegExp(`^${key}: .*\\n`, 'm'), '')
    return `---\n${value === undefined ? '' : `${key}: ${value}\n`}${others}---\n${body}`
  })

/** Writes a file, or removes it if it is there. */
const toggle =
  (path: string, textOf: (step: number) => string): Edit =>
  (disk, _random, step) =>
    disk.delete(path) || disk.set(path, { text: textOf(step), modified: step })

export const BLOG_EDITS: Record<string, Edit> = {
  'an author is renamed': change('content/authors.yaml', (text, step) => text.replace(/Anna\d*/, `Anna${step}`)),
  'an author has another name in a language': toggle(
    'content/de/authors.yaml',
    (step) => `ben: { name: Benno${step} }\n`,
  ),
  'a post has other authors': setKey(ORIGINAL, 'authors', (step) => (step % 2 === 0 ? '[anna]' : '[ben, anna]')),
  'an original has other tags': setKey(ORIGINAL, 'tags', (step) => `[money, t${step}]`),
  'an original has no tags': setKey(ORIGINAL, 'tags', () => undefined),
  'a translation has tags of its own': setKey(TRANSLATION, 'tags', (step) => (step % 2 === 0 ? undefined : '[eigen]')),
  'an original has other keywords': setKey(ORIGINAL, 'keywords', (step) => `[word${step}]`),
  'an original has a picture': setKey(ORIGINAL, 'image', (step) => (step % 2 === 0 ? undefined : '/img/x.svg')),
  'an original has another layout': setKey(ORIGINAL, 'layout', (step) => (step % 2 === 0 ? 'doc' : 'wide')),
  'a post is listed no more, or again': setKey(ORIGINAL, 'unlisted', (step) => String(step % 2 === 0)),
  'a post has another date': setKey(ORIGINAL, 'date', (step) => `2026-11-${20 + step}`),
  'a tag is renamed': change('content/tags.yaml', (text, step) => text.replace(/Money\d*/, `Money${step}`)),
  'a tag has another name in a language': toggle('content/de/tags.yaml', (step) => `money: { label: Geld${step} }\n`),
  'a translation is written or gone': toggle(
    'content/de/news/2026-11-21-two.md',
    (step) => `# Zwei ${step}\n\nText.\n`,
  ),
  'an introduction is written or gone': toggle('content/news/index.md', (step) => `# News ${step}\n\nHello.\n`),
  'an excerpt is edited': change(TRANSLATION, (text, step) => text.replace(/Vorspann.*/, `Vorspann ${step}.`)),
  'what is included is edited': change('content/_lead.md', (_text, step) => `Included ${step}.\n`),
  'a blog is renamed': change('content/site.yaml', (text, step) =>
    text.replace(/title: News\d*/, `title: News${step}`),
  ),
  'a label is translated otherwise': change('content/site.yaml', (text, step) =>
    text.replace(/Neues\d*/, `Neues${step}`),
  ),
  'a folder has settings': toggle('content/guides/_category_.yml', (step) => `label: Guides ${step}\nposition: 1\n`),
}
