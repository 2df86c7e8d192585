import { type StyleNode, writeStyle } from './styleTree.ts'

const USE = /var\((--[\w-]+)\)/g

/** A use of a constant is replaced if its value is no longer than this: uses of uses would otherwise grow without limit. */
const MOST_CHARACTERS = 500
/** Constants are made from others recursively. */
const MOST_STEPS = 100

/**
 * The custom properties of a style sheet that are the same wherever they are used, so that their values may stand instead:
 * declared once, on the root and under no condition.
 */
export function constantsOf(nodes: StyleNode[]): ReadonlyMap<string, string> {
  const values = new Map<string, string | undefined>()
  const visit = (inside: StyleNode[], where: 'anywhere' | 'on the root' | 'under a condition'): void => {
    for (const node of inside) {
      if (typeof node === 'string') {
        const [name, value] = declarationOf(node)
        const isConstant = where === 'on the root' && !values.has(name)
        if (name.startsWith('--')) values.set(name, isConstant ? value : undefined)
      } else if (node.head.startsWith('@layer')) visit(node.inside, where)
      else visit(node.inside, where === 'anywhere' && node.head === ':root' ? 'on the root' : 'under a condition')
    }
  }
  visit(nodes, 'anywhere')
  return resolved(values)
}

/** Values without uses of other constants. What is made from itself, or gets too long, keeps its name. */
function resolved(values: ReadonlyMap<string, string | undefined>): ReadonlyMap<string, string> {
  const known = new Map<string, string>()
  const resolve = (name: string, use: string, steps: number): string => {
    const value = values.get(name)
    const found = known.get(name)
    if (found !== undefined || value === undefined || steps > MOST_STEPS) return found ?? use
    known.set(name, use)
    const whole = value.replace(USE, (inner: string, other: string) => resolve(other, inner, steps + 1))
    const kept = whole.length > MOST_CHARACTERS ? use : whole
    known.set(name, kept)
    return kept
  }
  for (const name of values.keys()) resolve(name, `var(${name})`, 0)
  return known
}

/** A style sheet with the values of constants in the place of their names. */
export const withConstants = (nodes: StyleNode[], constants: ReadonlyMap<string, string>): StyleNode[] =>
  nodes.map((node) =>
    typeof node === 'string'
      ? withValues(node, constants)
      : { head: node.head, inside: withConstants(node.inside, constants) },
  )

const withValues = (text: string, constants: ReadonlyMap<string, string>): string =>
  text.replace(USE, (use, name) => constants.get(name) ?? use)

/** The custom properties that some style sheets use, those included that others are made from. */
export function usedIn(sheets: StyleNode[][]): ReadonlySet<string> {
  return new Set(
    sheets.flatMap((sheet) => [...writeStyle(sheet).matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)),
  )
}

/** A style sheet without the custom properties that are not used. */
export const withoutUnused = (nodes: StyleNode[], used: ReadonlySet<string>): StyleNode[] =>
  nodes.flatMap((node): StyleNode[] => {
    if (typeof node !== 'string') {
      const inside = withoutUnused(node.inside, used)
      return inside.length === 0 ? [] : [{ head: node.head, inside }]
    }
    const [name] = declarationOf(node)
    return !name.startsWith('--') || used.has(name) ? [node] : []
  })

function declarationOf(text: string): [name: string, value: string] {
  const colon = text.indexOf(':')
  return [text.slice(0, colon), text.slice(colon + 1).trim()]
}

/**
 * Style sheets that share their custom properties, with shorter names for those of the root: no other style sheet is there
 * to set them while these alone are.
 */
export function withShortNames(sheets: StyleNode[][]): StyleNode[][] {
  const declared = new Set(sheets.flatMap((sheet) => declaredOnRoot(sheet, false)))
  const names = new Map([...declared].map((name, index) => [name, `--${index.toString(36)}`]))
  const renamed = (nodes: StyleNode[]): StyleNode[] =>
    nodes.map((node) =>
      typeof node === 'string'
        ? node.replace(/--[\w-]+/g, (name) => names.get(name) ?? name)
        : { head: node.head, inside: renamed(node.inside) },
    )
  return sheets.map(renamed)
}

const declaredOnRoot = (nodes: StyleNode[], isRoot: boolean): string[] =>
  nodes.flatMap((node) => {
    if (typeof node !== 'string')
      return declaredOnRoot(node.inside, node.head === ':root' || (isRoot && node.head.startsWith('@')))
    const [name] = declarationOf(node)
    return isRoot && name.startsWith('--') ? [name] : []
  })
