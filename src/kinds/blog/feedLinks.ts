import type { Blog } from '../../model/blog.ts'

/** The feeds of a blog, which lie beside its first page. */
export const FEEDS = [
  { name: 'RSS', file: 'rss.xml', type: 'application/rss+xml' },
  { name: 'Atom', file: 'atom.xml', type: 'application/atom+xml' },
  { name: 'JSON', file: 'feed.json', type: 'application/feed+json' },
] as const

export const feedPath = ({ config }: Blog, file: string): string => config.route.slice(1) + file
