import { createElement, type ReactNode } from 'react'
import type { LocalParts } from '../../src/model/parts.ts'

/** A title of an API document, in an element that has texts of the theme, too. */
export const writtenTitle = (title: string, { written }: Pick<LocalParts, 'written'>): ReactNode =>
  written ? createElement('span', written, title) : title
