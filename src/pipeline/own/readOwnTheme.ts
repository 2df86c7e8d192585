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
import { failureReason } from '../../render/own/failureReason.ts'
import { evaluate, type OwnModule } from './evaluate.ts'
import { judgeModule } from './judgeModule.ts'
import { nameOf, type OwnFile, ownFiles } from './ownFiles.ts'
import { placeInTheme } from './placeInTheme.ts'

type ThemeSources = NonNullable<Sources['theme']>

/** A theme without its `broken` parts and directives, in whose files are problems. */
type SoundTheme = Checked<OwnTheme | undefined> & { broken: OwnFile[] }

/** `packages` are the files of packages in what was compiled, with the hashes of their contents. */
type Compiled = Checked<OwnTheme | undefined> & { packages: [path: string, hash: string][] }

type Kept = Compiled & SoundTheme

/** Reads the parts and directives of a site. They are compiled again when one of their files has changed. */
export async function readOwnTheme(
  sources: ThemeSources,
  loadBase: () => Promise<BaseTheme>,
  cache: Cache,
): Promise<SoundTheme> {
  if (sources.files.length === 0) return { value: undefined, problems: [], broken: [] }
  const key = cacheKey('own theme 2', ...sources.files.flatMap(({ path, text }) => [path, text]))
  const kept = cache.get<Kept>(key)
  const areSame = kept?.packages.every(([path, hash]) => hashOf(sources, path) === hash)
  if (kept && areSame) return kept
  const read = await readAnew(sources, await loadBase())
  // What is wrong may be outside of the theme: a package that is not installed.
  return read.problems.length > 0 ? read : cache.set(key, read)
}

/** Which files have problems is found by reading each one alone, since what several import can be wrong, too. */
async function readAnew(sources: ThemeSources, base: BaseTheme): Promise<Kept> {
  const { value: named, problems } = ownFiles(sources.files, Object.keys(base.theme.parts))
  const whole = await readFiles(named, sources, base)
  if (whole.value) return { ...whole, problems: [...problems, ...whole.problems], broken: [] }
  const alone = named.length === 1 ? [whole] : await Promise.all(named.map((file) => readFiles([file], sources, base)))
  const broken = named.filter((_, index) => !alone[index]?.value)
  const sound = named.filter((file) => !broken.includes(file))
  const { value, packages } = await readFiles(sound, sources, base)
  const found = alone.flatMap((each) => each.problems)
  return { value, problems: [...problems, ...distinct(found.length > 0 ? found : whole.problems)], packages, broken }
}

const distinct = (problems: Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
]

function hashOf({ root = '' }: ThemeSources, path: string): string {
  try {
    return cacheKey(readFileSync(join(root, path), 'utf8'))
  } catch {
    // A file that is gone has changed.
    return ''
  }
}

/** Reads some files of a theme; without a value if one of them has a problem. */
async function readFiles(files: OwnFile[], sources: ThemeSources, { shared }: BaseTheme): Promise<Compiled> {
  const entries = Object.fromEntries(files.map((file) => [nameOf(file), file.path]))
  const texts = new Map(sources.files.map(({ path, text }) => [String(path), text]))
  const compiled = await compileParts(entries, { root: sources.root, texts })
  const failed = (problems: Problem[]): Compiled => ({ value: undefined, problems, packages: [] })
  if (!compiled.value) return failed(compiled.problems)
  const { code, map, inputs } = compiled.value
  const hashes = new Map(
    [...new Set(Object.values(inputs).flat())].map((path): [string, string] => {
      const text = texts.get(path)
      return [path, text === undefined ? hashOf(sources, path) : cacheKey(text)]
    }),
  )
  const hashOfPart = (name: string): string =>
    cacheKey(...(inputs[name] ?? []).flatMap((path) => [path, hashes.get(path) ?? '']))
  const run = attempt(() => evaluate({ code }, shared), map, files)
  if (!run.value) return failed(run.problems)
  const parts: Record<string, OwnPart> = {}
  const directives: Record<string, OwnDirective> = {}
  const problems: Problem[] = []
  for (const file of files) {
    const name = nameOf(file)
    const judged = judgeModule(file, run.value[name] ?? {}, texts.get(file.path) ?? '')
    pushAll(problems, judged.problems)
    const { hydrate, attributes } = judged.value
    const part = { file: file.path, hash: hashOfPart(name), hydrate }
    if (file.kind === 'part') parts[file.name] = part
    else directives[file.name] = { ...part, attributes }
  }
  const alive = files.filter(({ kind, name }) => (kind === 'part' ? parts : directives)[name]?.hydrate)
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
    const message = `the file cannot be loaded: ${failureReason(thrown)}`
    return { value: undefined, problems: [error('invalid-theme', place, { message })] }
  }
}
