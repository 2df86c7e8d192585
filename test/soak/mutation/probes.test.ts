import { expect, test } from 'vitest'
import { functionAt, functionsOf, probed } from './probes.js'

const CODE = `export function outer(a: number) {
  const inner = (b: number) => ({ sum: a + b })
  return inner
}
export const LIMIT = 1
`

test('each function notes that it was called, and returns what it returned', () => {
  const noted = probed('src/a.ts', CODE).replace(/'[\da-f]{12}'/g, 'ID')
  expect(noted).toBe(`export function outer(a: number) {globalThis.$called?.add(ID);
  const inner = (b: number) => ((globalThis.$called?.add(ID),{ sum: a + b }))
  return inner
}
export const LIMIT = 1
`)
})

test('a change belongs to the innermost function around it, or to the module', () => {
  const functions = functionsOf('src/a.ts', CODE)
  const textAt = (part: string): string | undefined => {
    const found = functionAt(functions, CODE.indexOf(part))
    return found && CODE.slice(found.start, found.end).split('\n')[0]
  }
  expect(textAt('sum')).toBe('(b: number) => ({ sum: a + b })')
  expect(textAt('return inner')).toBe('function outer(a: number) {')
  expect(textAt('LIMIT')).toBeUndefined()
})

test('a function keeps its id where it moves, and loses it with its text', () => {
  const idsOf = (text: string): string[] => functionsOf('src/a.ts', text).map(({ id }) => id)
  const [outer, inner] = idsOf(CODE)
  expect(idsOf(`// Moved.\n${CODE}`)).toEqual([outer, inner])
  expect(idsOf(CODE.replace('return inner', 'return [inner]'))[1]).toBe(inner)
  expect(idsOf(CODE.replace('return inner', 'return [inner]'))[0]).not.toBe(outer)
})
