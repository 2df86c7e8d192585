import type { PropsOf } from '../../src/model/parts.ts'
import type { HeadTag } from '../../src/model/view.ts'

/**
 * The head of the page, with all that the page needs to be painted. The style sheet stands below, and the inline script starts the script of
 * the site when the page is painted. React moves metadata before scripts and styles and keeps its order, so that the
 * security policy always stands before what it governs.
 */
export function Head({ head, site }: PropsOf<'Head'>) {
  const isShared = head.firstScript !== undefined
  return (
    <head>
      <meta charSet="utf-8" />
      {head.tags.map((tag, index) => (
        <Tag key={`${index} ${tag.tag}`} tag={tag} />
      ))}
      <title>{head.title}</title>
      <script
        data-module={site.script}
        data-preloads={!isShared && site.preloads.length > 0 ? site.preloads.join(' ') : undefined}
        data-texts={site.scriptTexts}
        data-font={isShared ? undefined : site.font}
        dangerouslySetInnerHTML={{ __html: head.inlineScript }}
      />
      {head.firstScript !== undefined && <script src={head.firstScript} />}
      {head.sheet !== undefined && <link rel="stylesheet" href={head.sheet} />}
      {head.style !== '' && <style dangerouslySetInnerHTML={{ __html: head.style }} />}
    </head>
  )
}

function Tag({ tag }: { tag: HeadTag }) {
  switch (tag.tag) {
    case 'meta':
      return <meta {...asProperties(tag.attributes)} />
    case 'link':
      return <link {...asProperties(tag.attributes)} />
    case 'script':
      return (
        <script onLoad={stay} {...asProperties(tag.attributes)} {...(tag.code === '' ? {} : innerCode(tag.code))} />
      )
    case 'json-ld':
      return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: tag.json }} />
  }
}

/** React writes asynchronous scripts before everything else, the security policy included, unless they have a handler. */
const stay = (): void => undefined

const innerCode = (code: string) => ({ dangerouslySetInnerHTML: { __html: code } })

/** The attributes that have another name in React. */
const PROPERTIES: ReadonlyMap<string, string> = new Map([
  ['http-equiv', 'httpEquiv'],
  ['hreflang', 'hrefLang'],
  ['crossorigin', 'crossOrigin'],
  ['referrerpolicy', 'referrerPolicy'],
  ['nomodule', 'noModule'],
  ['fetchpriority', 'fetchPriority'],
])

/** They are there or not, whatever their value. */
const SWITCHES = ['async', 'defer', 'nomodule']

const asProperties = (attributes: Record<string, string>): Record<string, string | true> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      PROPERTIES.get(name) ?? name,
      SWITCHES.includes(name) ? true : value,
    ]),
  )
