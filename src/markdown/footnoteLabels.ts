import { fill, type MarkdownTexts } from '../model/texts/texts.ts'

/** The name of the link from a note back to where it is referred to: `2-3` is the third place of the second note. */
export const backLabel = ({ backToReference }: MarkdownTexts['page'], index: number, again: number): string =>
  fill(backToReference, { number: again > 1 ? `${index + 1}-${again}` : index + 1 })
