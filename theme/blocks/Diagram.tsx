import type { PropsOf } from '../../src/model/parts.ts'

/** The source of a diagram below its drawings, or for the browser's script, which draws it above and folds the source. */
export const Diagram = ({ library, picture, children, parts: { texts } }: PropsOf<'Diagram'>) => (
  <figure className="drawn" data-library={library} data-label={library === undefined ? undefined : texts.page.diagram}>
    {picture}
    <details open={library !== undefined}>
      <summary>{texts.page.diagramSource}</summary>
      {children}
    </details>
  </figure>
)
