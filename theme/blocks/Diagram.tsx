import type { PropsOf } from '../../src/model/parts.ts'

/** The source of a diagram. The browser's script draws it above, and folds the source. */
export const Diagram = ({ library, children, parts: { texts } }: PropsOf<'Diagram'>) => (
  <figure className="drawn" data-library={library} data-label={texts.page.diagram}>
    <details open>
      <summary>{texts.page.diagramSource}</summary>
      {children}
    </details>
  </figure>
)
