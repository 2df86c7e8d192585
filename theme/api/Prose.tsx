import type { PropsOf } from '../../src/model/parts.ts'

/** A description, already rendered and sanitised. */
export function Prose({ html }: PropsOf<'Prose'>) {
  if (html === undefined) return null
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
