import type { PropsOf } from '../../src/model/parts.ts'

/** A description, already rendered and sanitised. */
export function Prose({ html, parts: { written } }: PropsOf<'Prose'>) {
  if (html === undefined) return null
  return <div className="prose" {...written} dangerouslySetInnerHTML={{ __html: html }} />
}
