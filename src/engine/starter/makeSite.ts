import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, posix, relative, resolve, sep } from 'node:path'
import { onDisk } from '../../disk/diskError.ts'
import { topOf } from '../../disk/repository.ts'
import { writeNewFiles } from '../../disk/writeNewFiles.ts'
import { canonicalTag } from '../../model/languageTag.ts'
import type { OutputFile } from '../../model/output.ts'
import { error, type Problem, startOf } from '../../model/problem.ts'
import { sourcePath } from '../../model/route.ts'
import { textsOf } from '../../model/texts/languages.ts'
import { readSpecVersion } from '../../openapi/read/specVersion.ts'
import { parseYaml } from '../../yaml/parseYaml.ts'
import { UsageError } from '../errors.ts'
import type { CiHost } from '../options.ts'
import { starterProject, VERSION } from './starterProject.ts'
import { starterSite } from './starterSite.ts'

export type SiteRequest = {
  name?: string | undefined
  /** The path of an API document, which is copied. */
  spec?: string | undefined
  language?: string | undefined
  ci?: CiHost | undefined
}

/**
 * `kept` are the files that were there already; `untranslated` is the language of the site if the theme has no texts in it;
 * `install` is the command that installs portalgen for its folder, unless it is; `workflow` was written outside of that.
 */
type MadeSite = {
  kept: string[]
  untranslated: string | undefined
  install: string | undefined
  workflow: string | undefined
}

/**
 * Creates a small site that builds. Existing files are not overwritten.
 * @throws UsageError when there is a site already, or no such document
 */
export function makeSite(cwd: string, dir: string, request: SiteRequest): MadeSite {
  const { ci = 'github' } = request
  const name = request.name?.trim() || 'Example'
  const { root: asked, document, language } = checkedRequest(cwd, dir, request)
  const root = realPath(asked)
  const top = topOf(root) ?? root
  const below = pathBetween(top, root)
  const toModules = pathBetween(root, projectOf(root) ?? root)
  const site = starterSite({ name, language, document, toModules })
  const files = [...site, ...starterProject(ci, { below, isOwnPackage: toModules === '' })]
  const kept = files.filter(({ path }) => existsSync(join(root, path)))
  writeNewFiles(
    top,
    files.filter((file) => !kept.includes(file)).map((file) => ({ ...file, path: posix.join(below, file.path) })),
    relative(realPath(cwd), top),
  )
  return {
    kept: kept.map(({ path }) => path),
    untranslated: textsOf(language) ? undefined : language,
    install: installIn(root, kept),
    workflow: files.find((file) => file.path.startsWith('../') && !kept.includes(file))?.path,
  }
}

function installIn(root: string, kept: OutputFile[]): string | undefined {
  if (isInstalled(root)) return undefined
  const manifest = kept.find(({ path }) => path === 'package.json')
  if (!manifest) return 'npm install'
  const text = onDisk('read', manifest.path, () => readFileSync(join(root, manifest.path), 'utf8'))
  return text.includes('"portalgen"') ? 'npm install' : `npm install --save-dev --save-exact portalgen@${VERSION}`
}

/** As `npx` looks for it. */
const isInstalled = (folder: string): boolean =>
  hasInstalled(folder) || (dirname(folder) !== folder && isInstalled(dirname(folder)))

const hasInstalled = (folder: string): boolean => existsSync(join(folder, 'node_modules', 'portalgen'))

/** The nearest package that a site belongs to, if portalgen is one of its dependencies. */
function projectOf(folder: string): string | undefined {
  if (existsSync(join(folder, 'package.json'))) return hasInstalled(folder) ? folder : undefined
  return dirname(folder) === folder ? undefined : projectOf(dirname(folder))
}

/** Where a folder is that may not exist yet: with a symbolic link on the way, what is above it is elsewhere. */
const realPath = (folder: string): string =>
  existsSync(folder) || dirname(folder) === folder
    ? realpathSync(folder)
    : join(realPath(dirname(folder)), basename(folder))

/** With a slash at its end; empty for the same folder. */
function pathBetween(from: string, to: string): string {
  const path = relative(from, to).split(sep).join('/')
  return path === '' ? '' : `${path}/`
}

/** Where the site will be, and what it is made of. @throws UsageError when there is a site already, or no such document */
export function checkedRequest(cwd: string, dir: string, { spec, language = 'en' }: SiteRequest) {
  const root = resolve(cwd, dir)
  const taken = ['content', 'openapi'].find((each) => isTaken(join(root, each)))
  if (taken) throw new UsageError(`"${dir}" already contains "${taken}"; nothing was written`)
  const document = spec === undefined ? undefined : documentAt(cwd, spec)
  return { root, document, language: languageTag(language) }
}

/** Why a request cannot be met; undefined if it can. */
export function faultOf(cwd: string, dir: string, request: SiteRequest): string | undefined {
  try {
    checkedRequest(cwd, dir, request)
    return undefined
  } catch (thrown) {
    if (!(thrown instanceof UsageError)) throw thrown
    return thrown.message
  }
}

function documentAt(cwd: string, spec: string): { name: string; content: string } {
  const path = resolve(cwd, spec)
  if (!/\.(?:ya?ml|json)$/i.test(path)) throw new UsageError(`"${spec}" is not a YAML or JSON file`)
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) throw new UsageError(`there is no file "${spec}"`)
  const content = onDisk('read', spec, () => readFileSync(path, 'utf8'))
  const [problem] = documentProblems(spec, content)
  if (problem) throw new UsageError(`${spec}:${problem.line}:${problem.column} ${problem.message}; nothing was written`)
  return { name: basename(path), content }
}

/** Why a file is not an API document; what is wrong inside of one is left to the first build. */
function documentProblems(spec: string, text: string): Problem[] {
  const { value, problems } = parseYaml({ path: sourcePath(spec), text })
  if (value) return readSpecVersion(value).problems
  return problems.length > 0 ? problems : [error('invalid-spec', startOf(spec), { message: 'the file is empty' })]
}

function languageTag(language: string): string {
  const tag = canonicalTag(language)
  if (tag === undefined) throw new UsageError(`"${language}" is not a language tag; write it like "en" or "pt-BR"`)
  return tag
}

/** An empty folder may be used. */
function isTaken(path: string): boolean {
  if (!existsSync(path)) return false
  return !statSync(path).isDirectory() || readdirSync(path).length > 0
}
