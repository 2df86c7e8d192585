import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { functionAt, functionsOf } from './probes.js'

/** The unit tests, as `test/vitest.config.ts` has them. */
const isUnitTest = (path) => /\.test\.tsx?$/.test(path) && !/^test\/(browser|cli|soak)\//.test(path)

export const unitTestsOf = (root) => filesBelow(root, 'test').filter(isUnitTest)

/**
 * Which unit tests judge what stands at an offset of a file: those that call its function, first those of the closest
 * folder, of them the quickest, and so many seconds in all. Where none is known, as at the top of a module or in a
 * function that has changed since, those that call another function of the file, or import it.
 * @param {string} root @param {Record<string, import('./survey.js').Surveyed>} survey @param {number} seconds
 */
export function testsByReach(root, survey, seconds) {
  const imports = importsOf(root)
  const passing = Object.keys(survey).filter((test) => survey[test].passes)
  const calls = new Map(passing.map((test) => [test, new Set(survey[test].called)]))
  const distances = new Map(passing.map((test) => [test, distancesFrom(test, imports)]))
  return (file, text) => {
    const functions = functionsOf(file, text)
    const importing = passing
      .filter((test) => distances.get(test).has(file))
      .toSorted((a, b) => closer(file, a, b) || distances.get(a).get(file) - distances.get(b).get(file))
    const callersOf = (ids) =>
      passing
        .filter((test) => ids.some((id) => calls.get(test).has(id)))
        .toSorted((a, b) => closer(file, a, b) || survey[a].seconds - survey[b].seconds)
    const ofFile = callersOf(functions.map(({ id }) => id))
    return (offset) => {
      const own = functionAt(functions, offset)
      const callers = own ? callersOf([own.id]) : []
      const others = ofFile.length > 0 ? ofFile : importing
      return within(seconds, callers.length > 0 ? callers : others, survey)
    }
  }
}

/**
 * The tests of all lists, which begin with the closest ones: first those that are close to any mutant, the quickest of them
 * first. They kill most mutants, for which the others are not run then.
 * @param {string[][]} lists @param {(test: string) => number} secondsOf
 */
export function closestFirst(lists, secondsOf) {
  const ranks = new Map()
  for (const list of lists)
    for (const [rank, test] of list.entries()) ranks.set(test, Math.min(rank, ranks.get(test) ?? rank))
  const order = (one, other) => ranks.get(one) - ranks.get(other) || secondsOf(one) - secondsOf(other)
  return [...ranks.keys()].toSorted(order)
}

/** As many of the tests as fit, and at least one. */
function within(seconds, tests, survey) {
  let left = seconds
  return tests.filter((test, index) => {
    const fits = index === 0 || survey[test].seconds <= left
    if (fits) left -= survey[test].seconds
    return fits
  })
}

const closer = (file, a, b) => closeness(file, b) - closeness(file, a)

/** How many folders a file and a test share: `test/` mirrors `src/`. */
function closeness(file, test) {
  const own = dirname(file)
    .replace(/^src\//, 'test/')
    .split('/')
  const folders = dirname(test).split('/')
  const apart = folders.findIndex((folder, index) => folder !== own[index])
  return apart === -1 ? folders.length : apart
}

/** The files below a folder, from the root, with slashes. */
export const filesBelow = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)

/** Whatever looks like the name of a file beside: imports, dynamic ones too, and the addresses of workers. */
function importsOf(root) {
  const known = new Map()
  return (file) => {
    const names = known.get(file) ?? namesIn(root, file)
    known.set(file, names)
    return names
  }
}

function namesIn(root, file) {
  const text = readFileSync(join(root, file), 'utf8')
  // A type leads nowhere at run time.
  const code = text.replace(/^(?:import type [^'"]*|export type \{[^}]*\} from )['"][^'"]*['"]/gm, '')
  const beside = [...code.matchAll(/['"](\.{1,2}\/[^'"\n]+\.[cm]?[jt]sx?)['"]/g)].map(([, name]) =>
    join(dirname(file), name),
  )
  const theme = code.includes("'#theme'") ? ['theme/theme.ts'] : []
  return [...beside, ...theme]
    .map((name) => relative('', name).replaceAll('\\', '/'))
    .filter((name) => existsSync(join(root, name)))
}

function distancesFrom(test, imports) {
  const reached = new Map([[test, 0]])
  for (const [file, distance] of reached)
    for (const next of imports(file)) if (!reached.has(next)) reached.set(next, distance + 1)
  return reached
}
