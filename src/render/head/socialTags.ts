import { usualTag } from '../../model/languageTag.ts'
import type { Site } from '../../model/site.ts'
import type { HeadTag } from '../../model/view.ts'

type SocialFacts = {
  title: string
  description: string
  canonical: string
  image: string | undefined
  article: boolean
  /** Whether to leave out what other tags of the page say, which most readers of these take if they find no more. */
  isShort: boolean
}

/** Open Graph (https://ogp.me) and the few tags of Twitter cards that Open Graph does not cover. */
export function socialTags({ config }: Site, facts: SocialFacts): HeadTag[] {
  const { title, description, canonical, image, article, isShort } = facts
  const siteName = property('og:site_name', [config.title, config.brand].filter(Boolean).join(' | '))
  // A picture is shown with its title only where both stand in these tags.
  if (isShort && !image) return [siteName]
  return [
    property('og:type', article ? 'article' : 'website'),
    siteName,
    property('og:title', title),
    ...(description ? [property('og:description', description)] : []),
    property('og:url', canonical),
    property('og:locale', usualTag(config.language).replaceAll('-', '_')),
    ...(image ? [property('og:image', image)] : []),
    { tag: 'meta', attributes: { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' } },
  ]
}

const property = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { property: name, content } })
