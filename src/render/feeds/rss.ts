import { escapeHtml } from '../escapeHtml.ts'
import { element, type Feed, type FeedItem } from './feed.ts'

/** RSS 2.0 (https://www.rssboard.org/rss-specification). Its own `author` is an e-mail address, so names are `dc:creator`. */
export const rss = (feed: Feed): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${[
  element('title', feed.title),
  element('link', feed.home),
  described(feed.description),
  element('language', feed.language),
  element('lastBuildDate', rfc822(feed.updated)),
  `<atom:link href="${escapeHtml(feed.self)}" rel="self" type="application/rss+xml"/>`,
  ...feed.items.map(itemOf),
].join('\n')}
</channel>
</rss>
`

const itemOf = ({ title, url, published, summary, content, authors, tags, language }: FeedItem): string =>
  [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escapeHtml(url)}</guid>`,
    element('pubDate', rfc822(published)),
    ...(summary === '' ? [] : [described(summary)]),
    ...(content === undefined ? [] : [element('content:encoded', content)]),
    ...authors.map(({ name }) => element('dc:creator', name)),
    ...tags.map((tag) => element('category', tag)),
    ...(language === undefined ? [] : [element('dc:language', language)]),
    '</item>',
  ].join('\n')

/** Readers take a description for HTML: https://www.rssboard.org/rss-profile#element-channel-item-description */
const described = (text: string): string => element('description', escapeHtml(text))

/** `Sun, 22 Nov 2026 00:00:00 GMT`. */
const rfc822 = (iso: string): string => new Date(iso).toUTCString()
