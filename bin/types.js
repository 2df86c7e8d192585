import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { requirePackages } from './packages.js'

/**
 * Writes the type declarations of the package to `lib/types/`, before it is packed: those that the library API and the parts
 * of a theme lead to, and no others.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
requirePackages(root, ['devDependencies'])
const types = join(root, 'lib', 'types')
const manifest = createRequire(import.meta.url).resolve('typescript/package.json')
const tsc = join(dirname(manifest), JSON.parse(readFileSync(manifest, 'utf8')).bin.tsc)
// Whether they are sound is for `npm run typecheck` to say, and takes as long again.
const quick = ['--noCheck', '--singleThreaded']
const declarations = [
  '--noEmit',
  'false',
  '--declaration',
  '--emitDeclarationOnly',
  '--rootDir',
  root,
  '--outDir',
  types,
]
const emit = [...quick, ...declarations]
rmSync(types, { recursive: true, force: true })
const listed = ['src', 'theme'].map((project) =>
  execFileSync(process.execPath, [tsc, '-p', join(root, project), ...emit, '--listEmittedFiles'], { encoding: 'utf8' }),
)
const needed = new Set(['src/index.d.ts', 'theme/theme.d.ts'].flatMap((entry) => [...reachedFrom(join(types, entry))]))
const written = new Set(listed.flatMap((text) => [...text.matchAll(/^TSFILE: (.+)$/gm)].map(([, path = '']) => path)))
for (const path of written) if (!needed.has(relative(root, path))) rmSync(path)

/**
 * @param {string} entry
 * @returns {Set<string>} the declarations that it imports, and itself, relative to the root
 */
function reachedFrom(entry) {
  const found = new Set()
  const waiting = [entry]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(relative(root, path))) continue
    found.add(relative(root, path))
    const imports = readFileSync(path, 'utf8').matchAll(/(?:from|import\()\s*['"](\.[^'"]+)\.tsx?['"]/g)
    for (const [, target] of imports) waiting.push(join(dirname(path), `${target}.d.ts`))
  }
  return found
}
