import type { PropsOf } from '../../src/model/parts.ts'

/** A formula wider than the screen scrolls by itself, with the keyboard, too. */
export const FormulaFrame = ({ children, parts: { texts } }: PropsOf<'FormulaFrame'>) => (
  // biome-ignore lint/a11y/useSemanticElements: a formula is no set of fields
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
  <div className="formula" tabIndex={0} role="group" aria-label={texts.page.formula}>
    {children}
  </div>
)
