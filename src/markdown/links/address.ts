import { replaceBroken } from '../../model/replaceBroken.ts'

/** An address cut at `?` and `#`; query and fragment come with their first character, or are empty. */
export type Address = { scheme: string; path: string; query: string; fragment: string }

/**
 * The address as a browser takes it: without white space and control characters around it and without tabs and line
 * ends in it (https://url.spec.whatwg.org/#concept-basic-url-parser), so that no scheme can hide.
 */
export function cleanAddress(written: string): string {
  let start = 0
  let end = written.length
  while (start < end && isBlank(written, start)) start++
  while (end > start && isBlank(written, end - 1)) end--
  return replaceBroken(written.slice(start, end).replace(/[\t\n\r]/g, ''))
}

const isBlank = (text: string, index: number): boolean => text.charCodeAt(index) <= 0x20

export function splitAddress(address: string): Address {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1] ?? ''
  const rest = scheme === '' ? address : address.slice(scheme.length + 1)
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(rest) ?? []
  return { scheme: scheme.toLowerCase(), path, query, fragment }
}
