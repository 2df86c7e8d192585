import type { Data, Literal, Node } from 'unist'

/** A formula as a page shows it: as MathML, and as text for titles, descriptions and the search. */
type DrawnFormula = { html: string; text: string }

/** Why a formula cannot be drawn, and the offset in it where that shows. */
export type FormulaFault = { reason: string; at: number | undefined }

/** Draws TeX; `display` in the way of a formula that stands on lines of its own. */
export type DrawFormula = (tex: string, display: boolean) => DrawnFormula | FormulaFault

type FormulaData = Data & {
  /** Undefined until the survey has drawn it, and for a formula with a fault, which is shown as code. */
  drawn?: DrawnFormula
}

/** A formula on lines of its own. */
export type BlockFormula = Literal & Node & { type: 'formula'; value: string; data?: FormulaData }

/** A formula within a text; `display`: one between two dollars on each side, which has a line of its own. */
export type InlineFormula = Literal &
  Node & { type: 'inlineFormula'; value: string; display: boolean; data?: FormulaData }

declare module 'mdast' {
  interface RootContentMap {
    formula: BlockFormula
    inlineFormula: InlineFormula
  }
  interface BlockContentMap {
    formula: BlockFormula
  }
  interface PhrasingContentMap {
    inlineFormula: InlineFormula
  }
}

export const isDisplayed = (node: BlockFormula | InlineFormula): boolean => node.type === 'formula' || node.display
