import { type Wanted, wantedThings } from './wantedThings.ts'

/** A thing of the reference that addresses lead to. */
export type Addressed = { id: string; method?: string | undefined; path?: string | undefined }

/**
 * The id that an address of another reference means; `has` tells whether there is another id, and `headings` are ids of
 * headings, which are also found without their accents.
 */
export type ReadAddress = (
  fragment: string,
  has: (id: string) => boolean,
  headings?: Iterable<string>,
) => string | undefined

/** Reads the addresses that Redoc, Scalar and Swagger UI give to these things, and their ids as they are. */
export function foreignAddresses(things: Iterable<Addressed>): ReadAddress {
  const ids = new Map<string, string>()
  // The first to have a name keeps it.
  const add = (key: string, id: string): void => void (ids.has(key) || ids.set(key, id))
  for (const { id, method, path } of things) {
    add(id, id)
    add(keyOf(id), id)
    add(withoutAccents(keyOf(id)), id)
    if (method !== undefined && path !== undefined) add(callKey(method, path), id)
  }
  return (fragment, has, headings = []) => {
    if (ids.get(fragment) === fragment) return fragment
    for (const written of [fragment, withoutSymbolNames(fragment)]) {
      for (const wanted of wantedThings(written)) {
        const id = idOf(wanted, ids, has) ?? headingOf(wanted, ids, headings)
        if (id !== undefined) return id
      }
    }
    return undefined
  }
}

function idOf(wanted: Wanted, ids: ReadonlyMap<string, string>, has: (id: string) => boolean): string | undefined {
  if (wanted.by === 'call') return ids.get(callKey(wanted.method, wanted.path))
  const id = wantedId(wanted, ids)
  return ids.get(id) ?? ids.get(keyOf(id)) ?? (has(id) ? id : undefined)
}

function headingOf(wanted: Wanted, ids: ReadonlyMap<string, string>, headings: Iterable<string>): string | undefined {
  if (wanted.by !== 'heading') return undefined
  const key = withoutAccents(wantedId(wanted, ids))
  return [...headings].find((id) => withoutAccents(id) === key)
}

function wantedId(wanted: Exclude<Wanted, { by: 'call' }>, ids: ReadonlyMap<string, string>): string {
  switch (wanted.by) {
    case 'name':
      return `${wanted.kind}-${wanted.name}`
    case 'section':
      return `section-${wanted.name}`
    case 'heading':
      return `about-${ids.get(keyOf(wanted.about)) ?? wanted.about}~${headingSlug(wanted.words)}`
  }
}

/** Redoc keeps capitals and Scalar does not; each has its own characters for spaces. */
const keyOf = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}.]+/gu, '-')
    .replace(/^-+|(?<!-)-+$/g, '')

const withoutAccents = (key: string): string => key.normalize('NFD').replace(/\p{M}/gu, '')

// Redoc writes these symbols out, as in `section/Terms-and-conditions` for "Terms & conditions"; our ids leave them out.
const SYMBOL_NAMES =
  /(?<=[-/])(?:and|or|percent|dollar|euro|pound|less|greater)(?=[-/]|$)|(?<=\d)percent|(?<=[-/])dollar(?=\d)/gi

const withoutSymbolNames = (fragment: string): string => fragment.replace(SYMBOL_NAMES, '')

const callKey = (method: string, path: string): string => `${method.toUpperCase()} ${path.replace(/(?<=.)\/$/, '')}`

/** As headings get their ids. */
const headingSlug = (words: string): string =>
  words
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replace(/\s/g, '-')
