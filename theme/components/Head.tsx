import type { PropsOf } from '../../src/model/parts.ts'
import type { HeadTag } from '../../src/model/view.ts'

/**
 * The style sheet is requested first, since the page is not painted before it is loaded.
 * React moves metadata before scripts and style sheets and keeps its order, so that the security policy always stands
 * before what it governs. Scripts have no `async`, since React would move them to the front; modules are deferred anyway.
 */
export function Head({ head, site }: PropsOf<'Head'>) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <link rel="stylesheet" href={site.styles} />
      {head.tags.map((tag, index) => (
        <Tag key={`${index} ${tag.tag}`} tag={tag} />
      ))}
      <title>{head.title}</title>
      {head.inlineScript !== '' && <script dangerouslySetInnerHTML={{ __html: head.inlineScript }} />}
      <script type="module" src={site.script} />
      {site.preloads.map((href) => (
        <ModulePreload key={href} href={href} />
      ))}
    </head>
  )
}

/** React leaves a link with a handler where it is; the handler itself is never written. */
const ModulePreload = ({ href }: { href: string }) => (
  <link rel="modulepreload" href={href} fetchPriority="low" onError={() => undefined} />
)

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
