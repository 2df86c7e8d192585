import { assetPath } from '../../model/asset.ts'
import { allNeeds, type HeadEntry, type PolicyNeeds, type PolicyReason } from '../../model/headEntry.ts'
import { fileHref } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'
import type { InlineScriptFacts } from '../../model/theme.ts'
import type { HeadTag } from '../../model/view.ts'

/** The tags of a page with what the configuration adds to the head of every page. No metadata is there twice. */
export function withOwnTags(tags: HeadTag[], { config }: Pick<Site, 'config'>): HeadTag[] {
  const own = config.head.filter(({ waits }) => !waits).map((entry) => tagOf(entry, config))
  const ownNames = new Set(own.flatMap(nameOf).filter((name) => !OF_PAGE.has(name)))
  const others = tags.filter((tag) => !nameOf(tag).some((name) => ownNames.has(name)))
  const names = new Set(others.flatMap(nameOf))
  return [...others, ...own.filter((tag) => !nameOf(tag).some((name) => names.has(name)))]
}

/** What a page says of itself, which comes before what the configuration says of all. */
const OF_PAGE: ReadonlySet<string> = new Set(['description', 'keywords', 'robots', 'og:description', 'og:image'])

/** The name of metadata of which there is one. */
function nameOf(tag: HeadTag): string[] {
  if (tag.tag !== 'meta' || tag.attributes['media'] !== undefined) return []
  const name = tag.attributes['property'] ?? tag.attributes['name']
  return name === undefined ? [] : [name]
}

/** What runs once the reader agrees. */
export const waitingScripts = ({ config }: Pick<Site, 'config'>): InlineScriptFacts['consent'] =>
  config.head
    .filter(({ waits }) => waits)
    .map((entry) => ({ attributes: addressed(entry, config), code: entry.code, cookies: entry.cookies }))

function tagOf(entry: HeadEntry, config: Site['config']): HeadTag {
  const attributes = addressed(entry, config)
  return entry.tag === 'script' ? { tag: 'script', attributes, code: entry.code } : { tag: entry.tag, attributes }
}

/** Files of the site have the address that they are published at. */
function addressed({ attributes }: HeadEntry, config: Site['config']): Record<string, string> {
  const lead = ([name, value]: [string, string]): [string, string] =>
    (name === 'src' || name === 'href') && value.startsWith('/')
      ? [name, fileHref(assetPath(value), config)]
      : [name, value]
  return Object.fromEntries(Object.entries(attributes).map(lead))
}

const reasonsIn = ({ head, embedded }: Site['config']): PolicyReason[] => [...head, ...embedded]

/** What the configuration and the pages ask the security policy for, together. */
export const needsOf = (config: Site['config']): PolicyNeeds => allNeeds(reasonsIn(config).map(({ needs }) => needs))

/** The lines of a policy that an entry of the configuration or an embed is the reason for, each with its place. */
export function explainPolicy({ config }: Pick<Site, 'config'>): string {
  const lines = reasonsIn(config).flatMap(({ from, place, needs }) =>
    Object.entries(needs).flatMap(([directive, sources]) =>
      sources.map((source) => `${directive} ${source}\n  ${from}, ${place.file}:${place.line}:${place.column}`),
    ),
  )
  return lines.length === 0
    ? 'Neither the configuration nor a page extends the Content-Security-Policy.'
    : lines.join('\n')
}
