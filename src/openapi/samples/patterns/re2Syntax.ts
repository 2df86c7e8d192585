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

/**
 * A pattern in the syntax of RE2, and about how many instructions it compiles to. `repeats` is the largest product of
 * counts that stand inside one another.
 */
type Re2Pattern = { source: string; size: number; repeats: number }

/** The product of counts that RE2 accepts. */
const MOST_REPEATS = 1000

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
    return all && { ...all, source: `(?:${all.source})`, size: all.size + alternatives.length }
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
    const size = once.size * Math.max(1, isOpen ? min : max) + 2
    if (size > LARGEST) return undefined
    const rest = isOpen
      ? [{ ...once, source: `(?:${once.source})*` }]
      : inPieces(once, max - min, (count) => `{0,${count}}`)
    const pieces = [...inPieces(once, min, (count) => `{${count}}`), ...rest]
    const repeats = Math.max(once.repeats, ...pieces.map((piece) => piece.repeats))
    return { source: pieces.map(({ source }) => source).join(''), size, repeats }
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

/** A repetition as several, none of which is more than RE2 accepts. */
function inPieces(
  { source, size, repeats }: Re2Pattern,
  times: number,
  countOf: (times: number) => string,
): Re2Pattern[] {
  const most = Math.max(1, Math.floor(MOST_REPEATS / repeats))
  return Array.from({ length: Math.ceil(times / most) }, (_, index) => {
    const count = Math.min(most, times - index * most)
    return { source: `(?:${source})${countOf(count)}`, size: size * count, repeats: repeats * count }
  })
}

function joined(parts: (Re2Pattern | undefined)[], separator: string): Re2Pattern | undefined {
  const known = parts.filter((part) => part !== undefined)
  if (known.length < parts.length) return undefined
  const size = known.reduce((sum, part) => sum + part.size, 0)
  const repeats = Math.max(1, ...known.map((part) => part.repeats))
  return { source: known.map(({ source }) => source).join(separator), size, repeats }
}

const one = (source: string | undefined): Re2Pattern | undefined =>
  source === undefined ? undefined : { source, size: 1, repeats: 1 }

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
