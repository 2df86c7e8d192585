import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileIslands, compileParts } from '../../bundle/own/compileParts.ts'
import type { ThemeFiles } from '../../bundle/own/inTheme.ts'
import { type Cache, cacheKey } from '../../disk/cache.ts'
import type { OwnDirective, OwnPart, OwnTheme } from '../../model/ownTheme.ts'
import { type Checked, error, type Problem, startOf } from '../../model/problem.ts'
import { pushAll } from '../../model/pushAll.ts'
import type { Sources } from '../../model/sources.ts'
import type { BaseTheme } from '../../model/theme.ts'
import { evaluate, type OwnModule, placeInTheme } from './evaluate.ts'
import { judgeModule } from './judgeModule.ts'
import { nameOf, type OwnFile, ownFiles } from './ownFiles.ts'

type ThemeSources = NonNullable<Sources['theme']>

/** What is kept of a compiled theme: `packages` are the files of packages in it, with the hashes of their contents. */
type Kept = Checked<OwnTheme | undefined> & { packages: [path: string, hash: string][] }

/** Reads the parts and directives of a site. They are compiled again when one of their files has changed. */
export async function readOwnTheme(
  sources: ThemeSources,
  loadBase: () => Promise<BaseTheme>,
  cache: Cache,
): Promise<Checked<OwnTheme | undefined>> {
  if (sources.files.length === 0) return { value: undefined, problems: [] }
  const key = cacheKey('own theme 1', ...sources.files.flatMap(({ path, text }) => [path, text]))
  const kept = cache.get<Kept>(key)
  const areSame = kept?.packages.every(([path, hash]) => hashOf(sources, path) === hash)
  return kept && areSame ? kept : cache.set(key, await readAnew(sources, await loadBase()))
}

function hashOf({ root = '' }: ThemeSources, path: string): string {
  try {
    return cacheKey(readFileSync(join(root, path), 'utf8'))
  } catch {
    // A file that is gone has changed.
    return ''
  }
}

async function readAnew(sources: ThemeSources, { theme, shared }: BaseTheme): Promise<Kept> {
  const named = ownFiles(sources.files, Object.keys(theme.parts))
  const entries = Object.fromEntries(named.value.map((file) => [nameOf(file), file.path]))
  const texts = new Map(sources.files.map(({ path, text }) => [String(path), text]))
  const compiled = await compileParts(entries, { root: sources.root, texts })
  const failed = (problems: Problem[]): Kept => ({ value: undefined, problems, packages: [] })
  if (!compiled.value) return failed([...named.problems, ...compiled.problems])
  const { code, map, inputs } = compiled.value
  const hashes = new Map(
    [...new Set(Object.values(inputs).flat())].map((path): [string, string] => {
      const text = texts.get(path)
      return [path, text === undefined ? hashOf(sources, path) : cacheKey(text)]
    }),
  )
  const hashOfPart = (name: string): string =>
    cacheKey(...(inputs[name] ?? []).flatMap((path) => [path, hashes.get(path) ?? '']))
  const run = attempt(() => evaluate({ code }, shared), map, named.value)
  if (!run.value) return failed([...named.problems, ...run.problems])
  const parts: Record<string, OwnPart> = {}
  const directives: Record<string, OwnDirective> = {}
  const problems = named.problems
  for (const file of named.value) {
    const name = nameOf(file)
    const judged = judgeModule(file, run.value[name] ?? {}, texts.get(file.path) ?? '')
    pushAll(problems, judged.problems)
    const { hydrate, attributes } = judged.value
    const part = { file: file.path, hash: hashOfPart(name), hydrate }
    if (file.kind === 'part') parts[file.name] = part
    else directives[file.name] = { ...part, attributes }
  }
  const alive = named.value.filter(({ kind, name }) => (kind === 'part' ? parts : directives)[name]?.hydrate)
  const islands = await islandsOf(alive, { root: sources.root, texts })
  pushAll(problems, islands.problems)
  if (problems.length > 0) return failed(problems)
  const packages = [...hashes].filter(([path]) => !texts.has(path))
  const key = cacheKey(JSON.stringify([parts, directives]))
  return { value: { key, code, map, islands: islands.value, parts, directives }, problems, packages }
}

async function islandsOf(files: OwnFile[], theme: ThemeFiles): Promise<Checked<string | undefined>> {
  if (files.length === 0) return { value: undefined, problems: [] }
  return compileIslands(Object.fromEntries(files.map(({ name, path }) => [name, path])), theme)
}

type Modules = Readonly<Record<string, OwnModule>>

/** Code that throws when it is loaded is reported where it does. */
function attempt(run: () => Modules, map: string, [first]: OwnFile[]): Checked<Modules | undefined> {
  try {
    return { value: run(), problems: [] }
  } catch (thrown) {
    const place = placeInTheme(thrown, { map }) ?? startOf(first?.path ?? 'theme')
    const message = `the file cannot be loaded: ${thrown instanceof Error ? thrown.message : String(thrown)}`
    return { value: undefined, problems: [error('invalid-theme', place, { message })] }
  }
}
