import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { onDisk } from '../disk/diskError.ts'
import { writeNewFiles } from '../disk/writeNewFiles.ts'
import { UsageError } from './errors.ts'
import type { CiHost } from './options.ts'
import { starterProject } from './starterProject.ts'
import { starterSite } from './starterSite.ts'

export type SiteRequest = {
  name?: string | undefined
  /** The path of an API document, which is copied. */
  spec?: string | undefined
  language?: string | undefined
  ci?: CiHost | undefined
}

/**
 * Creates a small site that builds. Existing files are not overwritten.
 * @returns the files that were there already
 * @throws UsageError when there is a site already, or no such document
 */
export function makeSite(cwd: string, dir: string, { name, spec, language, ci }: SiteRequest): string[] {
  const root = resolve(cwd, dir)
  const taken = ['content', 'openapi'].find((each) => isTaken(join(root, each)))
  if (taken) throw new UsageError(`"${dir}" already contains "${taken}"; nothing was written`)
  const document = spec === undefined ? undefined : documentAt(cwd, spec)
  const site = starterSite({ name: name ?? 'Example', language: languageTag(language ?? 'en'), document })
  const files = [...site, ...starterProject(ci ?? 'github')]
  const kept = files.filter(({ path }) => existsSync(join(root, path)))
  writeNewFiles(
    root,
    files.filter((file) => !kept.includes(file)),
    dir,
  )
  return kept.map(({ path }) => path)
}

function documentAt(cwd: string, spec: string): { name: string; content: string } {
  const path = resolve(cwd, spec)
  if (!/\.(?:ya?ml|json)$/i.test(path)) throw new UsageError(`"${spec}" is not a YAML or JSON file`)
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) throw new UsageError(`there is no file "${spec}"`)
  return { name: basename(path), content: onDisk('read', spec, () => readFileSync(path, 'utf8')) }
}

function languageTag(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? language
  } catch {
    throw new UsageError(`"${language}" is not a language tag; write it like "en" or "pt-BR"`)
  }
}

/** An empty folder may be used. */
function isTaken(path: string): boolean {
  if (!existsSync(path)) return false
  return !statSync(path).isDirectory() || readdirSync(path).length > 0
}
