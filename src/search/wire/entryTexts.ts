import type { EntryTexts, SearchEntry, SubjectTexts } from '../../model/search.ts'

/**
 * The texts of an entry, after another one of its subject. A field of a schema repeats in its address and its context what
 * its subject and the field before it already contain: without these, the search of a large reference is a third smaller.
 */
export function entryTexts(entry: SearchEntry, before: SearchEntry | undefined, longest: number): EntryTexts {
  const anchor = shortAnchor(anchorOf(entry.href), anchorOf(entry.subject.href))
  const text = entry.text.slice(0, longest)
  if (entry.context !== (before?.context ?? '')) return [entry.title, anchor, text, entry.context]
  if (text !== '') return [entry.title, anchor, text]
  return anchor === '' ? [entry.title] : [entry.title, anchor]
}

/** What results show of an entry. */
export type ShownTexts = { title: string; href: string; context: string; text: string }

/** The texts of one of the entries of a subject, by its index. */
export function shownTexts({ subject, entries }: SubjectTexts, index: number): ShownTexts | undefined {
  const texts = entries[index]
  if (!texts) return undefined
  const [title, anchor = '', text = ''] = texts
  const context = entries.findLast((each, at) => at <= index && each[CONTEXT] !== undefined)?.[CONTEXT] ?? ''
  const full = anchor.startsWith('#') ? anchor : anchorOf(subject.href) + anchor
  return { title, href: subject.href.replace(/#.*/s, '') + (full === '#' ? '' : full), context, text }
}

const CONTEXT = 3

const anchorOf = (href: string): string => (href.includes('#') ? href.slice(href.indexOf('#')) : '')

/** An anchor that does not continue that of its subject stands as a whole; `#` alone is none. */
function shortAnchor(anchor: string, ofSubject: string): string {
  const rest = anchor.slice(ofSubject.length)
  return anchor.startsWith(ofSubject) && !rest.startsWith('#') ? rest : anchor || '#'
}
