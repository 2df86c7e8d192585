import { expect, test } from 'vitest'
import { drawFormula } from '../../../src/markdown/math/drawFormula.ts'

const htmlOf = (tex: string): string => {
  const drawn = drawFormula(tex, true)
  return 'html' in drawn ? drawn.html.replace(/^<math display="block">|<\/math>$/g, '') : drawn.reason
}

test('styles of the library become attributes, spaces and classes, since the policy forbids style attributes', () => {
  expect(htmlOf('\\textcolor{red}{x}')).toBe('<mrow><mi mathcolor="#ff0000">x</mi></mrow>')
  expect(htmlOf('\\boxed{y}')).toBe('<mrow scriptlevel="0" displaystyle="true" class="tml-fbox"><mi>y</mi></mrow>')
  expect(htmlOf('\\begin{array}{c|c}a&b\\end{array}')).toBe(
    '<mtable><mtr><mtd class="math-right"><mi>a</mi><mspace width="5.9776pt"></mspace></mtd>' +
      '<mtd><mspace width="5.9776pt"></mspace><mi>b</mi></mtd></mtr></mtable>',
  )
})

test.each([
  ['\\href{javascript:alert(1)}{x}', 'unsupported function name: \\href'],
  ['\\includegraphics{https://a.example/x.png}', 'function "\\includegraphics" is not trusted'],
  ['\\class{a}{x}', 'function "\\class" is not trusted'],
  ['\\ref{a}', 'there are no labels to refer to'],
  ['{'.repeat(9000), 'it is nested too deeply'],
  ['x'.repeat(30_000), 'it is longer than 20000 characters'],
])('%.40s cannot be drawn', (tex, reason) => {
  expect(htmlOf(tex)).toBe(reason)
})

test('commands that others have are drawn, too', () => {
  expect(htmlOf('\\mbox{a}')).toBe(htmlOf('\\text{a}'))
  expect(htmlOf('\\ensuremath{x}\\mathds{1}')).toBe(htmlOf('{x}\\mathbb{1}'))
})

test('endless macros and huge sizes end', () => {
  expect(htmlOf('\\def\\a{\\a\\a}\\a')).toBe('too many expansions: infinite loop or need to increase maxExpand setting')
  expect(htmlOf('\\rule{9999em}{9999em}')).toBe('<mspace mathbackground="black" width="50em" height="50em"></mspace>')
})
