import { escapeHtml } from '../escapeHtml.ts'
import { element, type Feed, type FeedItem, xmlText } from './feed.ts'

/** Atom (RFC 4287). The author of the feed is that of each entry that names none. */
export const atom = (feed: Feed): string => `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeHtml(feed.language)}">
${[
  element('id', feed.home),
  element('title', feed.title),
  element('subtitle', feed.description),
  element('updated', feed.updated),
  `<link rel="alternate" type="text/html" href="${escapeHtml(feed.home)}"/>`,
  `<link rel="self" type="application/atom+xml" href="${escapeHtml(feed.self)}"/>`,
  `<author>${element('name', feed.author)}</author>`,
  ...feed.items.map(entryOf),
].join('\n')}
</feed>
`

const entryOf = ({ title, url, published, updated, summary, content, authors, tags, language }: FeedItem): string =>
  [
    language === undefined ? '<entry>' : `<entry xml:lang="${escapeHtml(language)}">`,
    element('id', url),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${escapeHtml(url)}"/>`,
    element('published', published),
    element('updated', updated),
    ...authors.map(authorOf),
    ...(summary === '' ? [] : [element('summary', summary)]),
    ...(content === undefined ? [] : [`<content type="html">${xmlText(content)}</content>`]),
    ...tags.map((tag) => `<category term="${xmlText(tag)}"/>`),
    '</entry>',
  ].join('\n')

const authorOf = ({ name, url }: FeedItem['authors'][number]): string =>
  `<author>${element('name', name)}${url === undefined ? '' : element('uri', url)}</author>`
