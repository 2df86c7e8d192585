import type { PropsOf } from '../../src/model/parts.ts'

/** A description, already rendered and sanitised. */
export function Prose({ html, parts: { documentLanguage } }: PropsOf<'Prose'>) {
  if (html === undefined) return null
  return <div className="prose" {...documentLanguage} dangerouslySetInnerHTML={{ __html: html }} />
}
