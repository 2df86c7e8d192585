import { canonicalTag } from '../model/languageTag.ts'
import type { ForeignLanguage, ForeignPage } from './foreignSite.ts'
import { joined, normalAddress } from './paths.ts'
import type { ForeignPlace, Tally } from './tally.ts'

/** A language as a configuration has it: the first part of its addresses, and its tag if that is another one. */
type WrittenLanguage = Omit<ForeignLanguage, 'code' | 'label'> & {
  tag: string | undefined
  label: string | undefined
}

/** The languages whose tags are valid; none if there is one only. Those below their tags keep the letters of their addresses. */
export function knownLanguages(written: WrittenLanguage[], place: ForeignPlace, tally: Tally): ForeignLanguage[] {
  const known = written.flatMap(({ tag, label, ...language }, index): ForeignLanguage[] => {
    const code =
      index === 0 ? firstTag(tag, language.prefix) : (keptTag(language.prefix) ?? firstTag(language.prefix, tag))
    if (code === undefined) tally.note(`language without a tag: ${language.prefix}`, 'left', place)
    return code === undefined ? [] : [{ ...language, code, label: label ?? nameOf(code) }]
  })
  return known.length > 1 ? known : []
}

const firstTag = (...names: (string | undefined)[]): string | undefined =>
  names.flatMap((name) => canonicalTag(name?.replaceAll('_', '-') ?? '') ?? [])[0]

const keptTag = (prefix: string): string | undefined => (canonicalTag(prefix) === undefined ? undefined : prefix)

/** The name of a language as its readers call it. */
const nameOf = (code: string): string => new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code

/** Puts the site's own language at the top and the others below their tags, with redirects where that changes an address. */
export function placedInLanguages(
  pages: ForeignPage[],
  languages: readonly ForeignLanguage[],
): { pages: ForeignPage[]; moves: [string, string][] } {
  const placed = pages.map((page) => ({ page, address: placedAddress(page.address, languages) }))
  const moved = placed.filter(({ page, address }) => address !== page.address)
  return {
    pages: placed.map(({ page, address }) => ({ ...page, address })),
    moves: moved.map(({ page, address }) => [page.address, address]),
  }
}

function placedAddress(address: string, languages: readonly ForeignLanguage[]): string {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(address) ?? []
  const index = languages.findIndex(({ prefix }) => prefix !== '' && prefix === first)
  const language = languages[index]
  if (!language || (index > 0 && language.code === first)) return address
  return index === 0 ? rest || '/' : `/${language.code}${rest}`
}

/** Whether a page is in the site's own language. */
export const isOriginal = ({ address }: ForeignPage, [, ...others]: readonly ForeignLanguage[]): boolean =>
  !others.some(({ code }) => `${address}/`.startsWith(`/${code}/`))

/** What an address begins with for its language; empty for the site's own. */
export function prefixOf(address: string, languages: readonly ForeignLanguage[] = []): string {
  const [first = ''] = normalAddress(address).split('/')
  return languages.slice(1).some(({ code, prefix }) => first === code || first === prefix) ? first : ''
}

/** A normal address, and what it is without its language: an untranslated page is at both. */
export function withOriginal(address: string, languages: readonly ForeignLanguage[] = []): string[] {
  const [first = '', ...rest] = address.split('/')
  const isIn = ({ code, prefix }: ForeignLanguage, index: number): boolean =>
    (prefix !== '' && first === prefix) || (index > 0 && first === code)
  return languages.some(isIn) ? [address, joined(...rest)] : [address]
}
