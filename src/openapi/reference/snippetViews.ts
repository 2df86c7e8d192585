import type { SampleView } from '../../model/apiView.ts'
import type { Snippet } from '../../model/requestModel.ts'
import type { Operation } from '../read/operations.ts'
import type { Context } from './context.ts'
import { beginningOf } from './longSamples.ts'

// Longer code would be most of the elements of a page, eight times.
const LONG = 3000

/** Eight languages would be more of thousands of pages than all that the document says. */
export const isShort = ({ document }: Context, snippets: Snippet[]): boolean => document.isVast && isMade(snippets)

const isMade = (snippets: Snippet[]): boolean => !snippets.some(({ kind }) => kind === 'written')

/** @param isFirstOnly whether script makes all but the first when they are chosen */
export function snippetViews(
  { texts, document }: Context,
  { place }: Operation,
  snippets: Snippet[],
  isFirstOnly: boolean,
): SampleView[] {
  // Pages of hundreds have no more, either, but their addresses depend on how long they would be with it.
  const leftOut = document.isLarge && isMade(snippets) ? 'code' : undefined
  return snippets.map(({ kind, label, language, code }, index): SampleView => {
    const sample = { label, generated: false, description: undefined }
    if (isFirstOnly && index > 0) return { ...sample, leftOut: 'code', code: { language, lines: [] } }
    // Markup of tokens is most of a snippet's size, and each of hundreds of operations has eight snippets, or one of thousands.
    const grammar = index > 0 && (document.isLarge || code.length > LONG) ? 'text' : language
    return {
      ...sample,
      ...(kind === 'filledIn' ? {} : { isInText: true }),
      leftOut: document.isVast ? 'tokens' : index > 0 ? leftOut : undefined,
      code: texts.read(beginningOf(code), grammar, place),
    }
  })
}
