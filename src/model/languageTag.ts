/** A BCP 47 tag of language, script, region and variant: `de`, `zh-Hant`, `pt-BR`, `sl-rozaj`. */
export const LANGUAGE_TAG =
  '^[a-zA-Z]{2,3}(-[a-zA-Z]{4})?(-([a-zA-Z]{2}|[0-9]{3}))?(-([a-zA-Z0-9]{5,8}|[0-9][a-zA-Z0-9]{3}))?$'

/** A tag in the usual case of letters; undefined if it is not valid. */
export const canonicalTag = (written: string): string | undefined =>
  new RegExp(LANGUAGE_TAG).test(written) ? usualTag(written) : undefined

/** A valid tag in the usual case of letters. */
export const usualTag = (tag: string): string => new Intl.Locale(tag).toString()
