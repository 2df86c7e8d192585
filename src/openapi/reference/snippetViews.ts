import type { SampleView } from '../../model/apiView.ts'
import type { Snippet } from '../../model/requestModel.ts'
import type { Operation } from '../read/operations.ts'
import type { Context } from './context.ts'
import { beginningOf } from './longSamples.ts'

// Longer code would be most of the elements of a page, eight times.
const LONG = 3000

export const snippetViews = ({ texts, document }: Context, { place }: Operation, snippets: Snippet[]): SampleView[] =>
  snippets.map(({ label, language, code, isWritten }, index) => ({
    label,
    generated: false,
    ...(isWritten ? { isWritten } : {}),
    description: undefined,
    // Markup of tokens is most of a snippet's size, and each of hundreds of operations has eight snippets.
    code: texts.read(
      beginningOf(code),
      index > 0 && (document.isLarge || code.length > LONG) ? 'text' : language,
      place,
    ),
  }))
