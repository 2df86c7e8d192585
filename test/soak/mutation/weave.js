import { applied } from './mutants.js'
import { functionAt, functionsOf } from './probes.js'

/** The innermost function that has a mutant in its body: one that can be switched on while the program runs. */
function functionAround(functions, { from, to }) {
  const found = functionAt(functions, from)
  return found && found.body.start <= from && to <= found.body.end ? found : undefined
}

/** The mutants of a file that can be woven into it; those at the top of a module happen when it is imported. */
export function weavable(file, text, mutants) {
  const functions = functionsOf(file, text)
  return mutants.filter((mutant) => functionAround(functions, mutant) !== undefined)
}

/**
 * A file with all of its mutants, each in a copy of the body of its function, which runs while `$mutant` is the number
 * of the mutant. A function adds the numbers of its mutants to `$reached`.
 */
export function woven(file, text, numbered) {
  const functions = functionsOf(file, text)
  const bodies = new Map()
  for (const each of numbered) {
    const { body } = functionAround(functions, each.mutant)
    bodies.set(body, [...(bodies.get(body) ?? []), each])
  }
  return [...bodies]
    .flatMap(([body, inside]) => (body.type === 'BlockStatement' ? inBlock : inExpression)(body, text, inside))
    .toSorted((a, b) => b.at - a.at)
    .reduce((code, { at, added }) => code.slice(0, at) + added + code.slice(at), text)
}

function inBlock(body, text, inside) {
  const copies = inside.map(
    ({ number, mutant }) =>
      `if (globalThis.$mutant === ${number}) {${changed(body, text, mutant).slice(1, -1)}\n;return}`,
  )
  return [{ at: body.start + 1, added: `${noteOf(inside)};${copies.join('')}` }]
}

function inExpression(body, text, inside) {
  const copies = inside.map(
    ({ number, mutant }) => `globalThis.$mutant === ${number} ? (${changed(body, text, mutant)}) : `,
  )
  return [
    { at: body.start, added: `(${noteOf(inside)}, ${copies.join('')}` },
    { at: body.end, added: ')' },
  ]
}

const noteOf = (inside) => `globalThis.$reached?${inside.map(({ number }) => `.add(${number})`).join('')}`

const changed = ({ start, end }, text, { from, to, replacement }) =>
  applied(text.slice(start, end), { from: from - start, to: to - start, replacement })
