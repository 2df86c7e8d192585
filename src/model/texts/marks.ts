import type { TextTree } from './merge.ts'

/**
 * Stand around an English text that fills in for one that a language lacks, until a page is drawn. Unicode keeps these two
 * for the inside of programs.
 */
export const START = '\uFDD0'
const END = '\uFDD1'

/** What pages do not show as a text: a language, what stands between names, words of queries. */
const NOT_SHOWN = new Set(['locale', 'comma', 'afterName', 'searchIndex'])

/** The texts that pages show, each with marks around it. */
export const markedTree = (texts: TextTree): TextTree =>
  Object.fromEntries(Object.entries(texts).flatMap(([key, text]) => (NOT_SHOWN.has(key) ? [] : [[key, marked(text)]])))

const marked = (text: TextTree[string]): TextTree[string] =>
  typeof text === 'string' ? START + text + END : text && markedTree(text)

export const isMarked = (text: string): boolean => text.includes(START)

/** A text as it is outside of pages. */
export const unmarked = (text: string): string => text.replace(/[\uFDD0\uFDD1]/g, '')

/** What an element has around a marked text. */
export const ENGLISH = { lang: 'en', dir: 'ltr' }

export const languageOf = (text: string | undefined): typeof ENGLISH | undefined =>
  text !== undefined && isMarked(text) ? ENGLISH : undefined
