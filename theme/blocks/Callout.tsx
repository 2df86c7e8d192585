import type { PropsOf } from '../../src/model/parts.ts'

/** A note beside the text. Without a title, its colour alone would say which kind it is. */
export const Callout = ({ kind, id, title, children, parts: { texts } }: PropsOf<'Callout'>) => (
  <aside
    className={`callout callout-${kind}`}
    role="note"
    aria-label={title === undefined ? texts.callouts[kind] : undefined}
    id={id}
  >
    {title !== undefined && <p className="callout-title">{title}</p>}
    {children}
  </aside>
)
