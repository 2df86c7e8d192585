import type { HeadTag, HeadView, SiteView } from '../../src/model/view.ts'

/**
 * React moves metadata before scripts and style sheets and keeps its order, so that the security policy always stands
 * before what it governs. An `async` script it would move to the very front: a module waits for the document anyway.
 */
export function Head({ head, site }: { head: HeadView; site: SiteView }) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {head.tags.map((tag, index) => (
        <Tag key={`${index} ${tag.tag}`} tag={tag} />
      ))}
      <title>{head.title}</title>
      {head.inlineScript !== '' && <script dangerouslySetInnerHTML={{ __html: head.inlineScript }} />}
      <link rel="stylesheet" href={site.styles} />
      <script type="module" src={site.script} />
      {site.preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
    </head>
  )
}

function Tag({ tag }: { tag: HeadTag }) {
  switch (tag.tag) {
    case 'meta':
      return <meta {...asProperties(tag.attributes)} />
    case 'link':
      return <link {...asProperties(tag.attributes)} />
    case 'json-ld':
      return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: tag.json }} />
  }
}

/** The attributes that React knows by another name. */
const PROPERTIES: Record<string, string> = {
  'http-equiv': 'httpEquiv',
  hreflang: 'hrefLang',
  crossorigin: 'crossOrigin',
}

const asProperties = (attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [PROPERTIES[name] ?? name, value]))
