import type { SampleView } from '../../model/apiView.ts'
import type { Snippet } from '../../model/requestModel.ts'
import type { Operation } from '../read/operations.ts'
import type { Context } from './context.ts'

export const snippetViews = ({ texts, document }: Context, { place }: Operation, snippets: Snippet[]): SampleView[] =>
  snippets.map(({ label, language, code }, index) => ({
    label,
    generated: false,
    description: undefined,
    // The marks of tokens are most of a snippet's size, and hundreds of operations would have eight each.
    code: texts.read(code, document.isLarge && index > 0 ? 'text' : language, place),
  }))
