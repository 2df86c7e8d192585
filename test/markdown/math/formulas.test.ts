import { expect, test } from 'vitest'
import { bodyOf } from '../parse.ts'

/** The formulas of a text, those that have a line of their own between two dollars on each side. */
function formulasIn(text: string): string[] {
  const found: string[] = []
  bodyOf(text, {
    drawFormula(tex, display) {
      found.push(display ? `$$${tex}$$` : `$${tex}$`)
      return { html: '', text: '' }
    },
  })
  return found
}

test.each([
  ['costs $5 and $10', []],
  ['from $HOME to $PATH', []],
  ['a $ b $ c', []],
  ['a \\$x$ b', []],
  ['`$x$` and ``$y$``', []],
  ['[a](/x$y$z) <https://a.example/$y$>', []],
  ['<b title="$x$">a</b>', []],
  ['    $x$', []],
  ['$x$1', []],
  ['$$ $$', []],
  ['a $x $$ b$', []],
  ['a $x\n\ny$ b', []],
  ['- a $x\n- y$ b', []],
  ['$a_1$ and $b_2$', ['$a_1$', '$b_2$']],
  ['*$a*b$ c*', ['$a*b$']],
  ['$x$, $5 and $y$', ['$x$', '$y$']],
  ['$\\text{for all $x$}$', ['$\\text{for all $x$}$']],
  ['$`a_1`$', ['$a_1$']],
  ['a $$x^2$$ b', ['$$x^2$$']],
  ['$$x^2$$', ['$$x^2$$']],
  ['a\n2. $$x$$', ['$$x$$']],
  ['*a\n2. $$x$$\nb*', ['$$x$$']],
  ['> $$\n> a\n> > b\n> $$', ['$$a\n> b$$']],
  ['- $$\n  a\n\n  b\n  $$', ['$$a\n\nb$$']],
  ['```math\na_1\n```', ['$$a_1$$']],
  ['| $a$ | $\\|b\\|$ |\n|-|-|\n| $5 | $6 |', ['$a$', '$|b|$']],
])('%j has the formulas %j', (text, formulas) => {
  expect(formulasIn(text)).toEqual(formulas)
})
