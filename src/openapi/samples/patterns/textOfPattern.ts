import type { AST, RegExpParser } from '@eslint-community/regexpp'
import { ECMA_VERSION } from './re2Syntax.ts'

/** A short text that a pattern is likely to match; undefined for patterns that cannot be read. It has to be judged. */
export type TextOfPattern = (pattern: string, least: number) => string | undefined

const LONGEST_PATTERN = 2000
const LONGEST_TEXT = 300

export async function textOfPatterns(): Promise<TextOfPattern> {
  const { RegExpParser } = await import('@eslint-community/regexpp')
  const parser = new RegExpParser({ ecmaVersion: ECMA_VERSION })
  return (pattern, least) => {
    const alternatives = pattern.length > LONGEST_PATTERN ? undefined : parse(pattern, parser)
    if (!alternatives) return undefined
    const shortest = choice(alternatives, 0)
    if (shortest === undefined) return undefined
    const lacking = Math.max(0, least - shortest.length)
    const texts = [lacking, 1, 2, 4, 8, 16, 32, 64].flatMap((more) => choice(alternatives, more) ?? [])
    const longEnough = texts.filter((text) => text.length >= Math.max(1, least))
    const [best] = longEnough.sort((a, b) => a.length - b.length)
    return best ?? shortest.padEnd(least, shortest.at(-1) ?? 'a')
  }
}

function parse(pattern: string, parser: RegExpParser): AST.Alternative[] | undefined {
  try {
    return parser.parsePattern(pattern, 0, pattern.length, { unicode: true }).alternatives
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined
    throw cause
  }
}

/** @param more how often an element without an upper limit is repeated beyond its lower one */
function choice(alternatives: AST.Alternative[], more: number): string | undefined {
  for (const { elements } of alternatives) {
    const parts = elements.map((each) => textOf(each, more))
    const text = parts.every((part) => part !== undefined) ? parts.join('') : undefined
    if (text !== undefined && text.length <= LONGEST_TEXT) return text
  }
  return undefined
}

function textOf(node: AST.Element, more: number): string | undefined {
  switch (node.type) {
    case 'Assertion':
      // What looks around cannot be judged either.
      return node.kind === 'lookahead' || node.kind === 'lookbehind' ? undefined : ''
    case 'Quantifier':
      return textOf(node.element, more)?.repeat(
        Math.min(node.min + Math.min(more, node.max - node.min), LONGEST_TEXT + 1),
      )
    case 'Group':
    case 'CapturingGroup':
      return choice(node.alternatives, more)
    case 'Character':
      return String.fromCodePoint(node.value)
    case 'CharacterSet':
    case 'CharacterClass':
      return CANDIDATES.find((each) => isIn(node, each.codePointAt(0) ?? 0)) ?? firstOf(node)
    default:
      return undefined
  }
}

const CANDIDATES = [...'aA1-_. /:@+=é']

function isIn(node: AST.CharacterClass | AST.CharacterClassElement | AST.CharacterSet, code: number): boolean {
  switch (node.type) {
    case 'Character':
      return node.value === code
    case 'CharacterClassRange':
      return node.min.value <= code && code <= node.max.value
    case 'CharacterSet':
      return new RegExp(`^${node.raw}$`, 'u').test(String.fromCodePoint(code))
    case 'CharacterClass':
      return node.elements.some((each) => isIn(each, code)) !== node.negate
    default:
      return false
  }
}

/** The first character that a class lists. */
function firstOf(node: AST.CharacterClass | AST.CharacterSet): string | undefined {
  const [first] = node.type === 'CharacterClass' && !node.negate ? node.elements : []
  if (first?.type === 'Character') return String.fromCodePoint(first.value)
  return first?.type === 'CharacterClassRange' ? String.fromCodePoint(first.min.value) : undefined
}
