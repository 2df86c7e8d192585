import type { Feed, FeedItem } from './feed.ts'

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function jsonFeed({ title, description, language, home, self, author, items }: Feed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: self,
    description,
    language,
    authors: [{ name: author }],
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      ...contentOf(item),
      date_published: item.published,
      ...(item.updated !== item.published && { date_modified: item.updated }),
      ...(item.authors.length > 0 && { authors: item.authors.map(({ name, url }) => ({ name, url })) }),
      ...(item.tags.length > 0 && { tags: item.tags }),
      ...(item.language !== undefined && { language: item.language }),
    })),
  }
  return `${JSON.stringify(feed, undefined, 2)}\n`
}

/** An item must have content, as HTML or as text. */
const contentOf = ({ content, summary, title }: FeedItem) =>
  content === undefined
    ? { content_text: summary || title }
    : { content_html: content, ...(summary !== '' && { summary }) }
