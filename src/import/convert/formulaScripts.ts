import type { Step } from './dialect.ts'
import { applyEdits, type Edit } from './edits.ts'
import { htmlPage, note } from './htmlPage.ts'
import type { Tag } from './tags.ts'

const LIBRARY = /\b(?:mathjax|katex|tex-(?:s|mml-)?chtml)\b/i
/** The configuration of a library, or a call of it, and nothing else before. */
const USE = /^\s*(?:window\.)?(?:MathJax\s*=|renderMathInElement\(|katex\.)/

/** Scripts of a page that only draw its formulas, which are drawn at build here. */
export const formulaScriptStep: Step = (edited, conversion) => {
  if (!edited.text.includes('<script')) return edited
  const page = htmlPage(edited, conversion.parse(edited.text))
  const draws = ({ attributes, end }: Tag, close: Tag): boolean =>
    LIBRARY.test(attributes['src'] ?? '') || USE.test(edited.text.slice(end, close.start))
  const edits = page.tags.flatMap((tag): Edit[] => {
    const close = tag.name === 'script' && tag.kind === 'open' ? page.closings.get(tag) : undefined
    if (!close || !draws(tag, close)) return []
    note('<script> for formulas', 'converted', tag, page, conversion)
    return [{ start: tag.start, end: close.end, text: '' }]
  })
  return applyEdits(edited, edits)
}
