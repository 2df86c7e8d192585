import type { InlineContent, ValuesView } from '../../model/apiView.ts'
import type { Prose } from '../../model/richText.ts'
import { unmarked } from '../../model/texts/marks.ts'

export const textOfInline = (words: InlineContent): string =>
  unmarked(words.map((word) => (typeof word === 'string' ? word : word.text)).join(''))

export const textOfValues = ({ listed }: ValuesView): string =>
  listed.map(({ value, description }) => (description ? `${value} (${description})` : value)).join(', ')

export const textOf = (description: Prose | undefined): string => description?.text ?? ''
