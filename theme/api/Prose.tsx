import type { PropsOf } from '../../src/model/parts.ts'

/** A description, rendered and sanitised before. */
export function Prose({ html }: PropsOf<'Prose'>) {
  if (html === undefined) return null
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
