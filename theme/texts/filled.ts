import { createElement, Fragment, type ReactNode } from 'react'
import { filledWith } from '../../src/model/texts/texts.ts'

/** A text that is filled with elements. */
export const filled = (text: string, values: Record<string, ReactNode>): ReactNode =>
  createElement(Fragment, null, ...filledWith(text, values))
