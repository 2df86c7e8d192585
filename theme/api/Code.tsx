import type { Html } from '../../src/model/html.ts'

/** A code block as the Markdown renderer makes them, with its figure. */
export function Code({ html }: { html: Html }) {
  return <div className="api-code" dangerouslySetInnerHTML={{ __html: html }} />
}
