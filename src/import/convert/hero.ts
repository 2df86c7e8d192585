import { asList, asText, isObject, type Json, type JsonObject, objectAt, textAt } from '../read/json.ts'
import type { Conversion } from './dialect.ts'

/** Whether a page is nothing but its head and cards, which is a layout here, too. */
const isLanding = (keys: JsonObject): boolean =>
  isObject(keys['hero']) && (textAt(keys, 'layout') === 'home' || textAt(keys, 'template') === 'splash')

/** `hero:` and `features:` of such a page, as VitePress and Starlight have them. */
export function heroKeys(keys: JsonObject, conversion: Conversion): JsonObject {
  if (!isLanding(keys)) return {}
  const hero = objectAt(keys, 'hero')
  const actions = asList(hero['actions']).flatMap((each) => {
    const [label, to] = [plainAt(each, 'text'), addressAt(each, 'link', conversion)]
    return label && to ? [{ label, to }] : []
  })
  const image = imageOf(hero, conversion)
  const features = asList(keys['features']).flatMap((each) => {
    const [title, details, to] = [plainAt(each, 'title'), plainAt(each, 'details'), addressAt(each, 'link', conversion)]
    noteLost(textAt(each, 'details'), conversion)
    const own = objectAt(each)['icon']
    const icon = asText(own)
    const shown = icon && PICTOGRAM.test(icon) ? { icon } : {}
    if (own !== undefined && !('icon' in shown))
      conversion.tally.note('icon in features', 'left', { file: conversion.source, line: 1 })
    return title ? [{ title, ...(details ? { details } : {}), ...(to ? { to } : {}), ...shown }] : []
  })
  const texts = ['title', 'name', 'text', 'tagline'].flatMap((key) => {
    const text = plainAt(hero, key)
    return text ? [[key === 'name' ? 'title' : key, text]] : []
  })
  return {
    hero: { ...Object.fromEntries(texts), ...(image ? { image } : {}), ...(actions.length > 0 ? { actions } : {}) },
    ...(features.length > 0 ? { features } : {}),
  }
}

/** A character, which is shown as it is; names are those of another set. */
const PICTOGRAM = /^\p{Extended_Pictographic}\S{0,12}$/u

/** A card has one link, and no picture in its text. */
function noteLost(details: string | undefined, { tally, source }: Conversion): void {
  for (const [, tag] of details?.matchAll(/<(a|img)\b[^<>]*>/gi) ?? [])
    tally.note(`<${tag?.toLowerCase()}> in features`, 'left', { file: source, line: 1 })
}

/** Text without tags, which is not Markdown here. */
const plainAt = (value: Json | undefined, key: string): string | undefined =>
  textAt(value, key)
    ?.replace(/<[^<>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const addressAt = (value: Json | undefined, key: string, { linkTo }: Conversion): string | undefined => {
  const written = textAt(value, key)
  return written === undefined ? undefined : (linkTo(written) ?? written)
}

function imageOf(hero: JsonObject, { linkTo, tally, source }: Conversion): JsonObject | undefined {
  const image = hero['image']
  const light = asText(image) ?? ['src', 'file', 'light'].flatMap((key) => textAt(image, key) ?? [])[0]
  const inDark = textAt(image, 'dark')
  const written = light ?? inDark
  const src = written === undefined ? undefined : linkTo(written)
  if (written !== undefined && src === undefined)
    tally.note('picture of a home page without a file', 'left', { file: source, line: 1 })
  const dark = light !== undefined && inDark !== undefined ? linkTo(inDark) : undefined
  return src === undefined ? undefined : { src, ...(dark && { dark }), alt: textAt(image, 'alt') ?? '' }
}

/** The text of another page with `hero:` and `features:`. */
export function heroText(keys: JsonObject): string {
  if (isLanding(keys)) return ''
  const hero = objectAt(keys, 'hero')
  const lines = ['text', 'tagline'].flatMap((key) => textAt(hero, key) ?? [])
  const actions = asList(hero['actions']).flatMap((each) => {
    const [text, link] = [textAt(each, 'text'), textAt(each, 'link')]
    return text && link ? [`[${text}](${link})`] : []
  })
  const features = asList(keys['features']).flatMap((each) => (isObject(each) ? [featureOf(each)] : []))
  const cards = features.length > 0 ? [`:::cards\n${features.join('\n')}\n:::`] : []
  return [...lines, ...(actions.length > 0 ? [actions.join(' · ')] : []), ...cards].join('\n\n')
}

function featureOf(feature: JsonObject): string {
  const [title = '', details = '', link] = ['title', 'details', 'link'].map((key) => textAt(feature, key))
  return `- **${link ? `[${title}](${link})` : title}** ${details}`.trimEnd()
}

/** The title of such a page. */
export const heroTitle = (keys: JsonObject): string | undefined =>
  textAt(keys, 'hero', 'name') ?? textAt(keys, 'hero', 'title')

/** The callout that a page has for `banner:` of Starlight, whose text is HTML. */
export function bannerText(keys: JsonObject): string {
  const content = textAt(keys, 'banner', 'content')?.trim()
  return content ? `:::note{title=""}\n${content}\n:::` : ''
}
