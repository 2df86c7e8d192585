import { codeMarkup } from '../../src/model/codeMarkup.ts'
import type { PropsOf } from '../../src/model/parts.ts'

/** A code block, framed as those of Markdown are. */
export const Code = ({ code }: PropsOf<'Code'>) => (
  <div className="api-code" dangerouslySetInnerHTML={{ __html: codeMarkup(code) }} />
)
