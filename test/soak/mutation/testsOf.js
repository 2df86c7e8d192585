import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** The unit tests, as `test/vitest.config.ts` has them. */
const isUnitTest = (path) => /\.test\.tsx?$/.test(path) && !/^test\/(browser|cli|soak)\//.test(path)

/**
 * Which unit tests reach a file, by what they import and what that imports: first those of its own folder, then the
 * nearest, since they fail soonest.
 * @param {string} root @returns {(file: string) => string[]}
 */
export function testsByReach(root) {
  const imports = importsOf(root)
  const distances = new Map(
    filesBelow(root, 'test')
      .filter(isUnitTest)
      .map((test) => [test, distancesFrom(test, imports)]),
  )
  return (file) =>
    [...distances]
      .flatMap(([test, reached]) => (reached.has(file) ? [{ test, distance: reached.get(file) }] : []))
      .toSorted(
        (a, b) => isFar(a.test, file) - isFar(b.test, file) || a.distance - b.distance || a.test.localeCompare(b.test),
      )
      .map(({ test }) => test)
}

/** `test/` mirrors `src/`. */
const isFar = (test, file) =>
  Number(
    !dirname(file)
      .replace(/^src\//, 'test/')
      .startsWith(dirname(test)),
  )

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
