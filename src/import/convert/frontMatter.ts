import { headElement, headOfPage } from '../headSettings.ts'
import { asList, asText, at, isObject, type Json, type JsonObject, textAt } from '../read/json.ts'
import type { Conversion } from './dialect.ts'
import { bannerText, heroKeys } from './hero.ts'
import { neighboursOf } from './neighbours.ts'
import { plainWords } from './plainWords.ts'

/** Keys that have no effect on what a page shows here. */
const DROPPED = new Set(
  `id slug url aliases redirect_from permalink date lastmod lastUpdated last_update expiryDate publishDate published pubDate author authors
   author_title authorTitle author_url authorURL author_image_url authorImageURL authorTwitter
   editLink editUrl edit_url custom_edit_url hide_title pagination_label displayed_sidebar sidebar_class_name sidebar_custom_props
   template hide navbar aside footer pageClass type linkTitle menuTitle sidebar_label sidebar_position weight order nav_order
   outline hide_table_of_contents toc_min_heading_level toc_max_heading_level toc_depth tableOfContents pagination_next pagination_prev prev
   next lang outputs bookToc toc hero features layout icon status categories category tags keywords image
   titleTemplate pagefind headless resources isHomePage
   search comments translationKey markup isCJKLanguage summary params cascade menu _build build
   mdx format math no_list simple_list hide_summary hide_readingtime hide_feedback notoc`.split(/\s+/),
)

/** The keys that a page has here, from those that it had. */
export function convertFrontMatter(keys: JsonObject, conversion: Conversion): JsonObject {
  const label =
    textAt(keys, 'sidebar_label') ??
    textAt(keys, 'sidebar', 'label') ??
    textAt(keys, 'linkTitle') ??
    textAt(keys, 'menuTitle')
  const position = numberOf(
    keys['sidebar_position'] ??
      at(keys, 'sidebar', 'order') ??
      at(keys, 'sidebar', 'position') ??
      keys['weight'] ??
      keys['nav_order'] ??
      keys['order'],
  )
  const sidebar = { ...(label === undefined ? {} : { label }), ...(position === undefined ? {} : { position }) }
  const image = asText(keys['image'])
  const converted: JsonObject = {
    ...pick(keys, 'title'),
    ...descriptionIn(keys, conversion),
    ...(textAt(keys, 'layout') === 'home' || textAt(keys, 'template') === 'splash' ? { layout: 'home' } : {}),
    ...heroKeys(keys, conversion),
    ...(Object.keys(sidebar).length > 0 ? { sidebar } : {}),
    ...(keys['draft'] === true ? { draft: true } : {}),
    ...(keys['unlisted'] === true ? { unlisted: true } : {}),
    ...tagsOf(keys),
    ...keywordsOf(keys),
    ...(image === undefined || conversion.linkTo(image) === undefined
      ? {}
      : { image: conversion.linkTo(image) ?? image }),
    ...tocOf(keys),
    ...lastUpdatedOf(keys),
    ...(keys['hide_feedback'] === true ? { feedback: false } : {}),
    ...neighboursOf(keys, conversion),
  }
  noteKeys(keys, converted, conversion)
  return converted
}

function noteKeys(keys: JsonObject, converted: JsonObject, { tally, source, mayShow }: Conversion): void {
  for (const key of Object.keys(keys)) {
    if (Object.hasOwn(converted, key) && keys[key] === converted[key]) continue
    const isBanner = key === 'banner' && bannerText(keys) !== ''
    const isHead = key === 'head' && !headOfPage(elementsIn(keys)).hasMore
    const isKnown =
      DROPPED.has(key) ||
      !mayShow(key) ||
      isBanner ||
      isHead ||
      ['title', 'description', 'draft', 'unlisted', 'sidebar'].includes(key)
    const at = { file: source, line: 1 }
    if (isKnown || key === 'head') tally.note(`front matter: ${key}`, isKnown ? 'converted' : 'left', at)
    // A theme of the site's own may have read it, on all of its pages.
    else tally.noteOnce(`front matter: ${key}`, at)
  }
}

const numberOf = (value: Json | undefined): number | undefined =>
  typeof value === 'number'
    ? value
    : typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value)
      ? Number(value)
      : undefined

const pick = (keys: JsonObject, ...names: string[]): JsonObject =>
  Object.fromEntries(
    names.flatMap((name) => {
      const text = asText(keys[name])?.replace(/\s+/g, ' ').trim()
      return text ? [[name, text]] : []
    }),
  )

function descriptionIn(keys: JsonObject, conversion: Conversion): JsonObject {
  const { description } = pick(keys, 'description')
  return typeof description === 'string' ? { description: plainWords(description, conversion) } : {}
}

function keywordsOf(keys: JsonObject): JsonObject {
  const keywords = [...textsIn(keys['keywords']), ...headOfPage(elementsIn(keys)).keywords]
  return keywords.length > 0 ? { keywords } : {}
}

/** `head:` of VitePress and Starlight. */
const elementsIn = (keys: JsonObject) => asList(keys['head']).flatMap(headElement)

function textsIn(written: Json | undefined): string[] {
  const list = typeof written === 'string' ? written.split(',').map((word) => word.trim()) : asList(written)
  return list.flatMap((each) => asText(isObject(each) ? (each['label'] ?? each['name']) : each) ?? []).filter(Boolean)
}

/** Tags and categories, which are one thing here. */
export const tagNames = (keys: JsonObject): string[] => [
  ...new Set([...textsIn(keys['tags']), ...textsIn(keys['categories']), ...textsIn(keys['category'])]),
]

function tagsOf(keys: JsonObject): JsonObject {
  const tags = tagNames(keys)
  return tags.length > 0 ? { tags } : {}
}

/** `lastmod`, `lastUpdated`, `last_update: { date: … }`, or `date: { updated: … }`. */
function lastUpdatedOf(keys: JsonObject): JsonObject {
  if (keys['lastUpdated'] === false) return { lastUpdated: false }
  const written =
    keys['lastmod'] ?? keys['lastUpdated'] ?? at(keys, 'last_update', 'date') ?? at(keys, 'date', 'updated')
  const day = /^\d{4}-\d{2}-\d{2}/.exec(asText(written) ?? '')?.[0]
  return day === undefined ? {} : { lastUpdated: day }
}

/** `outline: deep`, `outline: [2, 4]`, `toc_max_heading_level: 4`, `toc_depth: 2-4`, `tableOfContents: false`, `hide_table_of_contents: true`. */
function tocOf(keys: JsonObject): JsonObject {
  const outline = keys['outline'] ?? keys['tableOfContents']
  const depth = tocDepth(keys['toc_depth'])
  const isHidden =
    keys['hide_table_of_contents'] === true ||
    outline === false ||
    (depth?.max ?? 2) < 2 ||
    keys['toc'] === false ||
    keys['notoc'] === true
  const hides = asList(keys['hide']).includes('toc') || keys['bookToc'] === false
  if (isHidden || hides) return { toc: false }
  if (outline === 'deep') return { toc: { min: 2, max: 6 } }
  const [first, second] = asList(outline).map(numberOf)
  const min = level(
    first ?? depth?.min ?? numberOf(keys['toc_min_heading_level']) ?? numberOf(at(outline, 'minHeadingLevel')),
  )
  const max = level(
    second ??
      first ??
      depth?.max ??
      numberOf(keys['toc_max_heading_level']) ??
      numberOf(at(outline, 'maxHeadingLevel')),
  )
  if (min === undefined && max === undefined) return {}
  return { toc: { min: min ?? 2, max: Math.max(min ?? 2, max ?? 3) } }
}

/** The levels of headings in a table of contents: `3` and `1-3` are the same. Other generators take any numbers. */
export function tocDepth(written: Json | undefined): { min: number; max: number } | undefined {
  const [, from, to] = /^(?:(\d)\s*-\s*)?(\d)$/.exec(asText(written)?.trim() ?? '') ?? []
  if (to === undefined) return undefined
  const max = Math.min(6, Number(to))
  return { min: Math.min(Number(from ?? 1), max), max }
}

const level = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : Math.min(6, Math.max(2, value))
