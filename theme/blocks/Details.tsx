import type { PropsOf } from '../../src/model/parts.ts'

/** A section that unfolds. Without a summary, its author wrote one into the section, or left it to the browser. */
export const Details = ({ open, id, attributes, summary, children }: PropsOf<'Details'>) => (
  <details {...attributes} open={open} id={id} className="details">
    {summary !== undefined && <summary>{summary}</summary>}
    {children}
  </details>
)
