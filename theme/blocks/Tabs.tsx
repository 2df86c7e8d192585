import type { PropsOf } from '../../src/model/parts.ts'

/** Alternatives, one below the other; the browser's script makes tabs of them. */
export const Tabs = ({ group, id, children }: PropsOf<'Tabs'>) => (
  <div className="tabs" data-group={group} id={id}>
    {children}
  </div>
)

/** A tab with its label. */
export const Tab = ({ label, id, title, children }: PropsOf<'Tab'>) => (
  <section className="tab-panel" aria-label={label} data-label={label} id={id}>
    <p className="tab-label">{title}</p>
    {children}
  </section>
)
