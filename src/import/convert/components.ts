import { calloutKind } from './callouts.ts'

/** What becomes of a component: a directive around its contents, its contents alone, a text in its place, or nothing. */
export type Treatment =
  | { kind: 'directive'; name: string; label: string | undefined }
  | { kind: 'contents'; before?: string; after?: string }
  | { kind: 'text'; text: string }
  | { kind: 'left' }

export type Attributes = { readonly [name: string]: string }

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

type Known = (attributes: Attributes, inside: string) => Treatment

const contents: Known = () => ({ kind: 'contents' })

/** Attributes are text, in which marks of Markdown mean nothing. */
export const plain = (text: string): string => text.replace(/[[\]*`<\\]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&')

const callout: Known = ({ type = 'note', title }) => ({
  kind: 'directive',
  name: calloutKind(type) ?? 'note',
  label: title && plain(title),
})

/** `<Note>` and its like are named after their kind; one without contents is a picture. */
const named =
  (kind: string): Known =>
  ({ type = kind, title = '' }, inside) =>
    inside.trim() === '' ? { kind: 'left' } : callout({ type, title }, inside)

const details: Known = ({ summary, title = summary }) => ({ kind: 'directive', name: 'details', label: title })

const tab: Known = ({ label, value = 'Tab', title }) => ({
  kind: 'directive',
  name: 'tab',
  label: plain(label || title || value),
})

const tabs: Known = ({ groupId, syncKey }) => {
  const group = groupId ?? syncKey
  return { kind: 'directive', name: group ? `tabs{group=${group.replace(/[^\w-]+/g, '-')}}` : 'tabs', label: undefined }
}

const link: Known = ({ to, href = to ?? '' }, inside) => ({
  kind: 'text',
  text: `[${inside.trim() || href}](${href})`,
})

const image: Known = ({ alt = '', src, img, srcLight, srcDark }) => {
  const address = src ?? img
  if (srcLight && srcDark) return themedImage({ alt, 'sources.light': srcLight, 'sources.dark': srcDark }, '')
  return address ? { kind: 'text', text: `![${alt}](${address})` } : { kind: 'left' }
}

/** One picture for light pages and one for dark ones. */
const themedImage: Known = ({ alt = '', src, 'sources.light': light = src, 'sources.dark': dark }) => {
  if (!light || !dark || light === dark) return image({ alt, src: light || dark || '' }, '')
  return { kind: 'text', text: `![${alt}](${light}#only-light)![${alt}](${dark}#only-dark)` }
}

const fence = (code: string, language: string, title: string | undefined): string =>
  `\`\`\`${language}${title ? ` title="${title}"` : ''}\n${code.trim()}\n\`\`\``

const card: Known = ({ title, href }) => ({
  kind: 'directive',
  name: 'info',
  label: href ? `[${plain(title ?? href)}](${href})` : title && plain(title),
})

/** Whether a grid holds nothing but cards of one paragraph. */
export function isListOfCards(inside: string): boolean {
  const bodies = [...inside.matchAll(/<Card\b[^<>]*>((?:(?!<Card\b)[\s\S])*?)<\/Card>/g)].map(([, body = '']) =>
    body.trim(),
  )
  return /<(?:Link)?Card\b/.test(inside) && !bodies.some((body) => MORE_THAN_A_PARAGRAPH.test(body))
}

const MORE_THAN_A_PARAGRAPH = /^$|\n[ \t]*\n|^[ \t]*(?:[-*+>#|:]|\d+[.)]|```|~~~|<)|<[A-Z]/m

/** A grid of such cards is a list; other cards are blocks of their own. */
const cards: Known = (_attributes, inside) =>
  isListOfCards(inside) ? { kind: 'directive', name: 'cards', label: undefined } : { kind: 'contents' }

const linkCard: Known = ({ title = '', href = '', description = '' }) => ({
  kind: 'text',
  text: `- **${href ? `[${plain(withoutTags(title) || href)}](${href})` : plain(withoutTags(title))}**${description ? ` ${plain(withoutTags(description))}` : ''}`,
})

/** The texts of such a card are HTML in Starlight, and text elsewhere. */
const withoutTags = (text: string): string => text.replace(/<\/?[a-z][^<>]*>/g, '')

/** A card for an item of a sidebar. */
const docCard: Known = ({ 'item.label': title = '', 'item.href': href = '', 'item.description': description = '' }) =>
  title === '' && href === '' ? { kind: 'left' } : linkCard({ title, href, description }, '')

/** A heading with an id of its own. */
const heading: Known = ({ as = 'h2', id }, inside) => {
  const level = /^h([1-6])$/.exec(as)?.[1]
  if (level === undefined || inside.trim() === '' || inside.includes('\n')) return { kind: 'left' }
  return { kind: 'contents', before: `${'#'.repeat(Number(level))} `, after: id ? ` {#${id}}` : '' }
}

/** Content of another site (https://astro-embed.netlify.app), by its address, or by its id at the site. */
const embedded =
  (base?: string): Known =>
  ({ id = '', url = id, title }) => {
    const address = /^https?:/.test(url) ? url : base && url ? base + url : undefined
    return address === undefined ? { kind: 'left' } : { kind: 'text', text: `[${title ?? address}](${address})` }
  }

/** Keys of a keyboard, or the keys of several systems (https://starlight-kbd.vercel.app). */
const keys: Known = (attributes, inside) => {
  if (inside.trim() !== '') return { kind: 'contents', before: '<kbd>', after: '</kbd>' }
  const written = Object.values(attributes).filter((value) => /^[^\s<>][^<>]*$/.test(value))
  const shown = [...new Set(written)].map((each) =>
    each
      .split('+')
      .map((key) => `<kbd>${key}</kbd>`)
      .join('+'),
  )
  return shown.length === 0 ? { kind: 'left' } : { kind: 'text', text: shown.join(' / ') }
}

/** Commands for a package (https://starlight-package-managers.vercel.app), which become tabs as those of `npm2yarn` do. */
const packageManagers: Known = ({ pkg = '', type = 'add', dev, args = '' }) => {
  const isDev = dev !== undefined && dev !== 'false'
  const verb = NPM_COMMANDS.get(type)
  const words = [verb, isDev ? '--save-dev' : '', pkg, args].filter(Boolean).join(' ')
  return verb === undefined ? { kind: 'left' } : { kind: 'text', text: fence(words, 'sh npm2yarn', undefined) }
}

const NPM_COMMANDS: ReadonlyMap<string, string> = new Map([
  ['add', 'npm install'],
  ['install', 'npm install'],
  ['remove', 'npm uninstall'],
  ['create', 'npm create'],
  ['exec', 'npx'],
  ['dlx', 'npx'],
  ['run', 'npm run'],
])

/** A listing of a book, with its file and its caption. */
const listing: Known = ({ number, 'file-name': file, caption }) => ({
  kind: 'contents',
  before: file ? `**Filename: ${file}**\n` : '',
  after: number || caption ? `\n*${[number && `Listing ${number}`, caption].filter(Boolean).join(': ')}*` : '',
})

/** Steps are a numbered list, or headings that stay what they are. */
const steps: Known = (_attributes, inside) =>
  /^\s*\d+[.)]\s/.test(inside) ? { kind: 'directive', name: 'steps', label: undefined } : { kind: 'contents' }

/** A badge as it is written here; the text may have marks of Markdown. */
export const badgeOf = (text: string): string => `<span class="badge">${text}</span>`

const badge: Known = ({ text, type = '' }, inside) => ({
  kind: 'text',
  text: badgeOf(text === undefined ? inside.trim() || type : plain(text)),
})

const youTube: Known = ({ id = '', videoId = id, title = 'Video' }) => ({
  kind: 'text',
  text: `[${title}](${/^https?:/.test(videoId) ? videoId : `https://www.youtube.com/watch?v=${videoId}`})`,
})

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
    Code: ({ code = '', lang = 'text', title }) =>
      code.trim() === '' ? { kind: 'left' } : { kind: 'text', text: fence(code, lang, title) },
    Listing: listing,
    FileTree: () => ({ kind: 'directive', name: 'file-tree', label: undefined }),
    CardGrid: cards,
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
    ReactPlayer: ({ url = '', src = url, title = 'Video' }) =>
      src === '' ? { kind: 'left' } : { kind: 'text', text: `[${title}](${src})` },
    Badge: badge,
    Mermaid: ({ value = '', chart = value }) =>
      chart.trim() === '' ? { kind: 'left' } : { kind: 'text', text: fence(chart, 'mermaid', undefined) },
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
