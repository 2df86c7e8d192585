import { expect, test } from 'vitest'
import { drawFormula } from '../../../src/markdown/math/drawFormula.ts'

test.each([
  ['x = \\frac{-b \\pm \\sqrt{b^2-4ac}}{2a}', 'x = (− b ± √(b^2 − 4ac))/(2a)'],
  ['\\frac12 + \\sqrt[3]{x}', '1/2 + 3√x'],
  ['\\sum_{i=0}^n a_i', '∑_(i = 0)^na_i'],
  ["f'(x)", 'f′(x)'],
  ['\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', '(1 2; 3 4)'],
  ['\\mathbf{x} \\in \\mathbb{R}', 'x ∈ R'],
  ['\\text{for all } x', 'for all x'],
])('%s is read as %s', (tex, text) => {
  expect(drawFormula(tex, true)).toMatchObject({ text })
})
