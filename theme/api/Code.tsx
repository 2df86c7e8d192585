import type { PropsOf } from '../../src/model/parts.ts'

/** A code block as the Markdown renderer makes them, with its figure. */
export function Code({ html }: PropsOf<'Code'>) {
  return <div className="api-code" dangerouslySetInnerHTML={{ __html: html }} />
}
