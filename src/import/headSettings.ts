import type { ForeignHead } from './foreignSite.ts'
import { asText, isObject, type Json, type JsonObject, textAt } from './read/json.ts'

/** An element for the head of every page: its name, its attributes, and whether code stands in it. */
type HeadElement = { tag: string; attributes: JsonObject; hasCode: boolean }

/** Links that only tell something; others load a file of another site, or are made here. */
const TELLING = /^(?:preconnect|dns-prefetch|me|author|license|alternate|mask-icon|apple-touch-icon)$/

/** What every page has here, made of its own texts. */
const MADE = /^(?:og:.*|twitter:(?:card|title|description|image.*|url|domain)|description|viewport|generator)$/

/** What an element is here: part of the head, the picture of the site, made here anyway, or what has no counterpart. */
type Judged =
  | { kind: 'entry'; entry: ForeignHead }
  | { kind: 'image'; image: string }
  | { kind: 'made' }
  | { kind: 'other'; name: string }

/** What may stand in the head here, and the names of the rest: what a script asks for is not known before it runs. */
export function headOf(elements: HeadElement[]): { head: ForeignHead[]; image: string | undefined; others: string[] } {
  const judged = elements.map(judge)
  return {
    head: judged.flatMap((each) => (each.kind === 'entry' ? [each.entry] : [])),
    image: judged.flatMap((each) => (each.kind === 'image' ? [each.image] : []))[0],
    others: judged.flatMap((each) => (each.kind === 'other' ? [each.name] : [])),
  }
}

function judge({ tag, attributes, hasCode }: HeadElement): Judged {
  const texts = textsIn(attributes)
  const judged = tag === 'meta' ? judgeMeta(texts) : tag === 'link' ? judgeLink(texts) : undefined
  return judged ?? { kind: 'other', name: nameOf(tag, texts, hasCode) }
}

function judgeMeta(texts: Record<string, string>): Judged | undefined {
  const meaning = texts['name'] ?? texts['property']
  if (meaning === undefined) return undefined
  const image = /^(?:og|twitter):image$/.test(meaning) ? pathOf(texts['content'] ?? '') : ''
  if (image !== '') return { kind: 'image', image }
  if (MADE.test(meaning)) return { kind: 'made' }
  return 'content' in texts ? { kind: 'entry', entry: { meta: texts } } : undefined
}

function judgeLink(texts: Record<string, string>): Judged | undefined {
  const { rel = '', href = '' } = texts
  if (TELLING.test(rel) && /^(?:https?:|\/)/.test(href)) return { kind: 'entry', entry: { link: texts } }
  return /\bicon$/.test(rel) ? { kind: 'made' } : undefined
}

/** Pictures of a site may be named by their whole addresses. */
const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname : address)

function nameOf(tag: string, { src, href, rel }: Record<string, string>, hasCode: boolean): string {
  if (tag === 'script') return src === undefined ? (hasCode ? 'code in head' : 'script in head') : `script ${src}`
  return rel === 'stylesheet' ? `style sheet ${href}` : `<${tag}> in head`
}

/** Attributes as they are written; one that is `true` has no value, and one that is `false` is not there. */
function textsIn(attributes: JsonObject): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
      const text = value === true ? '' : value === false ? undefined : asText(value)
      return text === undefined || !/^[a-z][a-z\d-]*$/.test(name) || /^on/.test(name) ? [] : [[name, text]]
    }),
  )
}

/** What a page of its own has in its head: the words that describe it, and whether there is more than what is made here. */
export function headOfPage(elements: HeadElement[]): { keywords: string[]; hasMore: boolean } {
  const metas = elements.map(({ tag, attributes }) => {
    const { name, property, content = '' } = textsIn(attributes)
    return { meaning: tag === 'meta' ? (name ?? property ?? '') : '', content }
  })
  const words = metas.flatMap(({ meaning, content }) => (meaning === 'keywords' ? content.split(',') : []))
  return {
    keywords: words.map((word) => word.trim()).filter(Boolean),
    hasMore: metas.some(({ meaning }) => meaning !== 'keywords' && !MADE.test(meaning)),
  }
}

/** `{ tag, attrs, content }` of Starlight, `{ tagName, attributes, innerHTML }` of Docusaurus, `[tag, attributes, code]` of VitePress. */
export function headElement(written: Json): HeadElement[] {
  const list = Array.isArray(written) ? written : undefined
  const tag = list ? asText(list[0]) : (textAt(written, 'tag') ?? textAt(written, 'tagName'))
  if (tag === undefined) return []
  const own = isObject(written) ? (written['attrs'] ?? written['attributes']) : list?.[1]
  const code = isObject(written) ? (written['content'] ?? written['innerHTML']) : list?.[2]
  return [{ tag, attributes: isObject(own) ? own : {}, hasCode: code !== undefined }]
}

/** The levels of headings in tables of contents: `{ min, max }`, if both are known. */
export function levels(min: Json | undefined, max: Json | undefined): { min: number; max: number } | undefined {
  const [first, last] = [Number(min ?? 2), Number(max ?? 3)]
  const isKnown = (min !== undefined || max !== undefined) && first >= 2 && last >= first && last <= 6
  return isKnown && (first !== 2 || last !== 3) ? { min: first, max: last } : undefined
}
