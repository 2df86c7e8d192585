import type { Place } from './problem.ts'
import { type Route, route } from './route.ts'

/** A tag, and the published pages that have it. */
export type Tag = {
  label: string
  description: string
  route: Route
  pages: TaggedPage[]
  /** Where it is used first. */
  place: Place
}

type TaggedPage = { route: Route; title: string; description: string }

/** By the slugs of their names, in the order in which they are listed. */
export type Tags = ReadonlyMap<string, Tag>

export const TAGS = route('tags')

/**
 * The last part of the address of something with a name. Names are the same if they differ only by case, by accents of
 * Latin letters or by what separates words; `C`, `C++` and `C#` are different.
 */
export function slugOf(name: string): string {
  const spelled = name.replaceAll('+', 'plus').replaceAll('#', 'sharp').normalize('NFKD')
  const plain = spelled.replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1').normalize('NFC')
  const slug = plain.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu)
  return slug?.join('-') ?? [...name].map((character) => character.codePointAt(0)?.toString(16)).join('-')
}
