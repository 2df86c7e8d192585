import { createElement, type ReactNode } from 'react'
import type { LocalParts } from '../../src/model/parts.ts'

/** A title of an API document, in an element that has texts of the theme, too. */
export const titleInDocument = (
  title: string,
  { documentLanguage }: Pick<LocalParts, 'documentLanguage'>,
): ReactNode => (documentLanguage ? createElement('span', documentLanguage, title) : title)
