import type { PropsOf } from '../../src/model/parts.ts'

/** A table wider than the screen scrolls by itself, with the keyboard, too. */
export const TableFrame = ({ children, parts: { texts } }: PropsOf<'TableFrame'>) => (
  // biome-ignore lint/a11y/useSemanticElements: a table is no set of fields
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
  <div className="table-scroll" tabIndex={0} role="group" aria-label={texts.page.table}>
    {children}
  </div>
)
