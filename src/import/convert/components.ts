import {
  callout,
  code,
  details,
  diagram,
  heading,
  listing,
  named,
  packageManagers,
  steps,
  tab,
  tabs,
} from './blockComponents.ts'
import { card, cards, docCard, linkCard } from './cardComponents.ts'
import { badge, embedded, image, keys, link, player, themedImage, youTube } from './inlineComponents.ts'
import type { Attributes, Known, Treatment } from './treatment.ts'

/** The components of Docusaurus, Starlight and VitePress, and those that the team has mapped itself. */
export function treatmentOf(
  name: string,
  attributes: Attributes,
  inside: string,
  own: ReadonlyMap<string, string>,
): Treatment {
  const wanted = own.get(name)
  if (wanted === 'remove') return { kind: 'text', text: '' }
  if (wanted === 'contents') return { kind: 'contents' }
  if (wanted !== undefined) return { kind: 'directive', name: wanted, label: attributes['title'] }
  return KNOWN.get(name)?.(attributes, inside) ?? { kind: 'left' }
}

const contents: Known = () => ({ kind: 'contents' })

const KNOWN: ReadonlyMap<string, Known> = new Map(
  Object.entries<Known>({
    Tabs: tabs,
    TabItem: tab,
    Tab: tab,
    'Tabs.Tab': tab,
    Admonition: callout,
    Aside: callout,
    Callout: callout,
    Alert: named('note'),
    Note: named('note'),
    Tip: named('tip'),
    Info: named('info'),
    Important: named('important'),
    Warning: named('warning'),
    Caution: named('caution'),
    Danger: named('danger'),
    Check: named('success'),
    Success: named('success'),
    Details: details,
    Accordion: details,
    AccordionItem: details,
    Accordions: contents,
    AccordionGroup: contents,
    Frame: contents,
    Steps: steps,
    ClientOnly: contents,
    BrowserOnly: contents,
    Image: image,
    Picture: image,
    IdealImage: image,
    ThemedImage: themedImage,
    Code: code,
    Listing: listing,
    FileTree: () => ({ kind: 'directive', name: 'file-tree', label: undefined }),
    CardGrid: cards,
    DocCardGrid: cards,
    Cards: contents,
    'Cards.Card': card,
    CardGroup: contents,
    Card: card,
    LinkCard: linkCard,
    LinkButton: link,
    PackageManagers: packageManagers,
    Link: link,
    CodeGroup: tabs,
    CodeGroupItem: tab,
    VTCodeGroup: tabs,
    VTCodeGroupTab: tab,
    RouterLink: link,
    VPLink: link,
    VPButton: ({ text = '', href = '' }) => link({ href }, text),
    VPBadge: badge,
    VPImage: image,
    Suspense: contents,
    Transition: contents,
    KeepAlive: contents,
    Teleport: contents,
    ReactPlayer: player,
    Badge: badge,
    Mermaid: diagram,
    DocCard: docCard,
    Heading: heading,
    Kbd: keys,
    Tweet: embedded(),
    BlueskyPost: embedded(),
    MastodonPost: embedded(),
    LinkPreview: embedded(),
    Gist: embedded(),
    Vimeo: embedded('https://vimeo.com/'),
    YouTube: youTube,
    LiteYouTubeEmbed: youTube,
    Head: () => ({ kind: 'text', text: '' }),
    Translate: (_attributes, inside) =>
      /^\s*\{(["'`]).*\{\w+\}/s.test(inside) ? { kind: 'left' } : { kind: 'contents' },
    Fragment: ({ 'set:html': html }) =>
      html === undefined ? { kind: 'contents' } : html === '' ? { kind: 'left' } : { kind: 'text', text: html },
    TOCInline: () => ({ kind: 'text', text: '' }),
  }),
)
