import { type AST, parseRegExpLiteral } from '@eslint-community/regexpp'

/** What is written again and again after what, to keep a matcher busy. */
export type Attack = { before: string; repeated: string }

/**
 * Texts that begin to match a pattern in many places, and then do not: the beginning of each of its ways repeated, and each
 * of its repetitions without its end.
 */
export function attacksOn(pattern: RegExp): Attack[] {
  const attacks = new Map<string, Attack>()
  const add = (before: string, repeated: string): void => {
    if (repeated !== '') attacks.set(JSON.stringify([before, repeated]), { before, repeated })
  }
  const walk = (alternatives: AST.Alternative[], before: string[]): void => {
    for (const { elements } of alternatives) {
      let read = before
      for (const element of elements) {
        const inner = element.type === 'Quantifier' ? element.element : element
        if ('alternatives' in inner) walk(inner.alternatives, read.slice(0, 3))
        if (element.type === 'Quantifier' && element.max > 50)
          for (const repeated of samplesOf(element.element, pattern.flags))
            for (const each of read.slice(0, 4)) add(each, repeated)
        read = joined(read, samplesOf(element, pattern.flags), 8)
        for (const each of read) for (const between of ['', ' ', '\n']) if (each !== '') add('', each + between)
      }
    }
  }
  walk(parseRegExpLiteral(pattern).pattern.alternatives, [''])
  return [...attacks.values()].slice(0, MOST_ATTACKS)
}

const MOST_ATTACKS = 400

/** A few short texts that a part of a pattern matches. */
function samplesOf(node: AST.Element, flags: string): string[] {
  switch (node.type) {
    case 'Character':
      return [String.fromCodePoint(node.value)]
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass': {
      const pattern = new RegExp(`^${node.raw}$`, flags.replace(/[gy]/g, ''))
      return [...CHARACTERS].filter((each) => pattern.test(each)).slice(0, 2)
    }
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.flatMap(({ elements }) => textsOf(elements, flags)).slice(0, 12)
    case 'Quantifier': {
      const times = Math.max(1, Math.min(node.min, 5))
      const texts = samplesOf(node.element, flags).map((each) => each.repeat(times))
      return node.min === 0 ? ['', ...texts] : texts
    }
    case 'Assertion':
      return node.kind === 'lookbehind' && !node.negate
        ? node.alternatives.flatMap(({ elements }) => textsOf(elements, flags)).slice(0, 3)
        : ['']
    default:
      return ['']
  }
}

const CHARACTERS = 'aA1 \n\t-_.:/#"\'`([{<>}])=+*|\\!$%&,;?@^~é\u00a0😀\rxu'

const textsOf = (elements: AST.Element[], flags: string): string[] =>
  elements.reduce<string[]>((read, each) => joined(read, samplesOf(each, flags).slice(0, 4), 10), [''])

const joined = (texts: string[], ends: string[], most: number): string[] =>
  [...new Set(texts.flatMap((text) => (ends.length === 0 ? ['x'] : ends).map((end) => text + end)))].slice(0, most)
