import type { Html } from '../../src/model/html.ts'

/** A description, rendered and sanitised before. */
export function Prose({ html }: { html: Html | undefined }) {
  if (html === undefined) return null
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
