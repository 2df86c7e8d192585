import { createElement, type ReactNode } from 'react'
import { fill, formOf, type Plural, type Texts } from '../../src/model/texts/texts.ts'
import { filled } from './filled.ts'
import { languageIn, type Shown } from './shown.ts'

/** The same for what is rendered in the browser. */
export function said(texts: Shown, text: string, values?: Record<string, ReactNode>): ReactNode {
  const language = languageIn(texts, text)
  const words = values ? filledWords(text, values) : text
  return language ? createElement('span', language, words) : words
}

/** A text about a number. */
export function saidCount(texts: Pick<Texts, 'locale'> & Shown, forms: Plural, count: number): ReactNode {
  const numbers = new Intl.NumberFormat(texts.locale, { useGrouping: false })
  return said(texts, formOf(texts, forms, count), { count: numbers.format(count) })
}

/** Words alone are one text, which elements among them divide. */
const filledWords = (text: string, values: Record<string, ReactNode>): ReactNode =>
  areWords(values) ? fill(text, values) : filled(text, values)

const areWords = (values: Record<string, ReactNode>): values is Record<string, string | number> =>
  Object.values(values).every((value) => typeof value === 'string' || typeof value === 'number')
