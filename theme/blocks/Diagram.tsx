import type { PropsOf } from '../../src/model/parts.ts'

/** The source of a diagram. The browser's script draws it above, and folds the source. */
export const Diagram = ({ library, children }: PropsOf<'Diagram'>) => (
  <figure className="drawn" data-library={library} data-label="Diagram">
    <details open>
      <summary>Source of the diagram</summary>
      {children}
    </details>
  </figure>
)
