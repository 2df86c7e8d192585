import type { MathElement, MathNode } from './mathElement.ts'

/** A formula as a line of text, for titles and for the search: `(a + 1)/b`. Letters of mathematical fonts are plain ones. */
export const readable = (node: MathNode): string => lineOf(node).replace(/\s+/g, ' ').trim()

function lineOf(node: MathNode): string {
  if (typeof node === 'string') return node.replace(INVISIBLE, '').normalize('NFKC')
  const [first, second, third] = node.children
  switch (node.name) {
    case 'mo':
      return operator(textIn(node))
    case 'mspace':
      return ' '
    case 'mphantom':
      return ''
    case 'mfrac':
      return `${group(first)}/${group(second)}`
    case 'msqrt':
      return `√${group({ ...node, name: 'mrow' })}`
    case 'mroot':
      return `${group(second)}√${group(first)}`
    case 'msub':
    case 'munder':
      return lineOf(first ?? '') + mark('_', second)
    case 'msup':
    case 'mover':
      return lineOf(first ?? '') + mark('^', second)
    case 'msubsup':
    case 'munderover':
      return lineOf(first ?? '') + mark('_', second) + mark('^', third)
    case 'mtable':
      return node.children.map(rowOf).join('; ')
    default:
      return textIn(node)
  }
}

/** Characters that say how a formula is read aloud or laid out. */
const INVISIBLE = /[\u2061-\u2064\u200B-\u200F]/g

const textIn = ({ children }: MathElement): string => children.map(lineOf).join('')

const operator = (text: string): string =>
  /^[=<>≤≥≠≈≡∼→⇒⇔↦∈∉⊂⊆∪∩∧∨+−±×·÷∘]$/.test(text) ? ` ${text} ` : text === ',' ? ', ' : text

const rowOf = (row: MathNode): string =>
  typeof row === 'string'
    ? row
    : row.children
        .map((cell) => readable(cell))
        .filter((cell) => cell !== '')
        .join(' ')

/** A part of a formula, in parentheses if it is more than a name, a number or a sign. */
function group(node: MathNode | undefined): string {
  const text = readable(node ?? '')
  return /^(?:[\p{L}\p{M}]|[\d.,]+|\S)$/u.test(text) ? text : `(${text})`
}

/** What is below or above; primes and accents are signs of their own. */
function mark(sign: '_' | '^', node: MathNode | undefined): string {
  const text = readable(node ?? '')
  if (text === '') return ''
  return /^[′″‴*]+$/.test(text) ? text : `${sign}${group(node)}`
}
