import { asText, isObject, type Json, type JsonObject, textAt } from '../read/json.ts'
import type { Conversion } from './dialect.ts'
import { noteMissing } from './links.ts'

/** The pages before and after a page, which Docusaurus names by their ids, and others with a text, or by a text alone. */
export const neighboursOf = (keys: JsonObject, conversion: Conversion): JsonObject => ({
  ...neighbour('previous', keys, ['pagination_prev', 'prev'], conversion),
  ...neighbour('next', keys, ['pagination_next', 'next'], conversion),
})

function neighbour(
  name: 'previous' | 'next',
  keys: JsonObject,
  [byId, byLink]: [string, string],
  conversion: Conversion,
): JsonObject {
  const written = byId in keys ? keys[byId] : keys[byLink]
  if (written === false || written === null) return { [name]: false }
  const target = asText(isObject(written) ? written['link'] : written) ?? ''
  const to =
    target === '' ? undefined : (conversion.linkTo(target) ?? conversion.linkTo(`/${target.replace(/^\/+/, '')}`))
  const isText = to === undefined && !(byId in keys) && isTextAlone(written)
  const at = { file: conversion.source, line: 1 }
  // The link has the title of its page here.
  if (isText || textAt(written, 'text') || textAt(written, 'label'))
    conversion.tally.noteOnce(`front matter: text of the link to the ${name} page`, at)
  if (target !== '' && to === undefined && !isText) noteMissing(target, at, conversion)
  return to === undefined ? {} : { [name]: to }
}

/** Texts have spaces, or are a word. */
const isTextAlone = (written: Json | undefined): boolean =>
  typeof written === 'string' && written !== '' && !/^\S*(?:\/|\.(?:mdx?|html?)\b)\S*$/.test(written)
