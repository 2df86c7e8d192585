import type { AST, RegExpParser } from '@eslint-community/regexpp'
import {
  ALL,
  complement,
  DIGITS,
  LINE_ENDS,
  type Range,
  SPACES,
  type UnicodeProperties,
  WORD,
} from './characterRanges.ts'

/** A pattern in the syntax of RE2, and about how many instructions it compiles to. */
export type Re2Pattern = { source: string; size: number }

// The newest syntax that every supported Node reads, so that results do not depend on its version.
export const ECMA_VERSION = 2024

// Parsing recurses into groups, and compiling writes counted repetitions out.
const LONGEST_PATTERN = 10_000
const MOST_GROUPS = 200
const LARGEST = 20_000

/**
 * Translates a pattern of ECMAScript in Unicode mode, as JSON Schema requires it. Groups do not capture, since only the
 * match matters. Undefined for invalid patterns, for very large ones, and for look-around and back-references, which RE2
 * does not support.
 */
export function re2Syntax(
  pattern: string,
  parser: RegExpParser,
  properties: UnicodeProperties,
): Re2Pattern | undefined {
  if (pattern.length > LONGEST_PATTERN || pattern.split('(').length > MOST_GROUPS) return undefined
  const parsed = parse(pattern, parser)
  const translated = parsed && new Translation(properties).choice(parsed.alternatives)
  return translated && translated.size <= LARGEST ? translated : undefined
}

function parse(pattern: string, parser: RegExpParser): AST.Pattern | undefined {
  try {
    return parser.parsePattern(pattern, 0, pattern.length, { unicode: true })
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined
    throw cause
  }
}

/** Writes characters as code points, so that none has a special meaning in RE2. */
class Translation {
  private readonly properties: UnicodeProperties

  constructor(properties: UnicodeProperties) {
    this.properties = properties
  }

  choice(alternatives: AST.Alternative[]): Re2Pattern | undefined {
    const sequences = alternatives.map(({ elements }) =>
      joined(
        elements.map((each) => this.element(each)),
        '',
      ),
    )
    const all = joined(sequences, '|')
    return all && { source: `(?:${all.source})`, size: all.size + alternatives.length }
  }

  private element(node: AST.Element): Re2Pattern | undefined {
    switch (node.type) {
      case 'Assertion':
        return one(assertion(node))
      case 'Quantifier':
        return this.repeated(node)
      case 'Group':
      case 'CapturingGroup':
        return this.choice(node.alternatives)
      case 'Character':
        return one(`\\x{${hex(node.value)}}`)
      case 'CharacterSet':
        return one(bracketed(this.rangesOf(node), false))
      case 'CharacterClass':
        return one(this.characterClass(node))
      default:
        return undefined
    }
  }

  private repeated({ element, min, max }: AST.Quantifier): Re2Pattern | undefined {
    const once = this.element(element)
    if (!once) return undefined
    const isOpen = max === Number.POSITIVE_INFINITY
    const count = isOpen ? `{${min},}` : `{${min},${max}}`
    return { source: `(?:${once.source})${count}`, size: once.size * Math.max(1, isOpen ? min : max) + 2 }
  }

  private characterClass({ elements, negate }: AST.CharacterClass): string | undefined {
    const ranges = elements.map((each) => this.rangesOf(each))
    const known = ranges.filter((each) => each !== undefined)
    return known.length < ranges.length ? undefined : bracketed(known.flat(), negate)
  }

  private rangesOf(node: AST.CharacterClassElement | AST.CharacterSet): Range[] | undefined {
    switch (node.type) {
      case 'Character':
        return [[node.value, node.value]]
      case 'CharacterClassRange':
        return [[node.min.value, node.max.value]]
      case 'CharacterSet':
        return this.rangesOfSet(node)
      default:
        return undefined
    }
  }

  private rangesOfSet(node: AST.CharacterSet): Range[] | undefined {
    switch (node.kind) {
      case 'any':
        return complement(LINE_ENDS)
      case 'digit':
        return node.negate ? complement(DIGITS) : DIGITS
      case 'word':
        return node.negate ? complement(WORD) : WORD
      case 'space':
        return node.negate ? complement(SPACES) : SPACES
      default:
        return this.properties(node.raw)
    }
  }
}

function joined(parts: (Re2Pattern | undefined)[], separator: string): Re2Pattern | undefined {
  const known = parts.filter((part) => part !== undefined)
  if (known.length < parts.length) return undefined
  const size = known.reduce((sum, part) => sum + part.size, 0)
  return { source: known.map(({ source }) => source).join(separator), size }
}

const one = (source: string | undefined): Re2Pattern | undefined =>
  source === undefined ? undefined : { source, size: 1 }

/** `^` and `$` match at the ends of the text only: patterns of schemas have no multiline flag. */
function assertion(node: AST.Assertion): string | undefined {
  if (node.kind === 'start') return '\\A'
  if (node.kind === 'end') return '\\z'
  return node.kind === 'word' ? (node.negate ? '\\B' : '\\b') : undefined
}

/** An empty class is written as one that excludes all characters. */
function bracketed(ranges: Range[] | undefined, isNegated: boolean): string | undefined {
  if (!ranges) return undefined
  if (ranges.length === 0) return bracketed([ALL], !isNegated)
  const listed = ranges.map(([from, to]) => `\\x{${hex(from)}}-\\x{${hex(to)}}`).join('')
  return `[${isNegated ? '^' : ''}${listed}]`
}

const hex = (codePoint: number): string => codePoint.toString(16)
