import type { PropsOf } from '../../src/model/parts.ts'

/** A note beside the text. */
export const Callout = ({ kind, id, title, children }: PropsOf<'Callout'>) => (
  <aside className={`callout callout-${kind}`} role="note" id={id}>
    <p className="callout-title">{title}</p>
    {children}
  </aside>
)
