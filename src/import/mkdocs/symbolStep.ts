import type { Nodes, Text } from 'mdast'
import type { Step } from '../convert/dialect.ts'
import { applyEdits } from '../convert/edits.ts'

/** https://facelessuser.github.io/pymdown-extensions/extensions/smartsymbols/ */
const SYMBOLS: { readonly [written: string]: string } = {
  '(tm)': '™',
  '(c)': '©',
  '(r)': '®',
  'c/o': '℅',
  '+/-': '±',
  '-->': '→',
  '<--': '←',
  '<-->': '↔',
  '=/=': '≠',
  '1/2': '½',
  '1/4': '¼',
  '3/4': '¾',
}

const WRITTEN = /\((?:tm|c|r)\)|<?-->|<--|(?<![\w+])\+\/-|=\/=|(?<![\w/])(?:c\/o|1\/[24]|3\/4)(?![\w/])/g

/** Marks that the extension publishes as one character. */
export const symbolStep: Step = (edited, { parse }) =>
  applyEdits(
    edited,
    textsIn(parse(edited.text)).flatMap(({ position }) => {
      const start = position?.start.offset ?? 0
      const written = edited.text.slice(start, position?.end.offset ?? 0)
      return [...written.matchAll(WRITTEN)].map(({ index, 0: mark }) => ({
        start: start + index,
        end: start + index + mark.length,
        text: SYMBOLS[mark] ?? mark,
      }))
    }),
  )

function textsIn(root: Nodes): Text[] {
  if (root.type === 'text') return [root]
  return 'children' in root ? root.children.flatMap(textsIn) : []
}
