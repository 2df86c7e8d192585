import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from '../disk/replaceFile.ts'
import { writeNewFiles } from '../disk/writeNewFiles.ts'
import type { LanguageConfig, SiteConfig } from '../model/config.ts'
import { localPath } from '../model/localPath.ts'
import { CONTENT_FOLDER, type SourcePath, sourcePath } from '../model/route.ts'
import type { Sources } from '../model/sources.ts'
import type { TranslationState } from '../model/translation.ts'
import { blocksOf } from '../translations/blocks.ts'
import { readRecord, recordFile, writeRecord } from '../translations/record.ts'
import { nameOf, translationStates } from '../translations/translationState.ts'
import { UsageError } from './errors.ts'
import type { WorkspaceRequest } from './options.ts'
import { readSite } from './readSite.ts'
import { settingsOf } from './settings.ts'

/**
 * What is translated to each language, or to one.
 * @throws UsageError for a site in one language, or without that one
 */
export function translations(request: WorkspaceRequest, code?: string): TranslationState[] {
  const { sources, config } = readLanguages(request)
  const only = code === undefined ? undefined : languageOf(config, code)
  return translationStates(sources, config).filter(({ language }) => only === undefined || language === only.code)
}

/**
 * Begins a translation with a copy of the original, or notes that it is up to date.
 * @param page the path of the original: `docs/setup.md`
 * @returns the path of the translation, and whether it is new
 */
export function translate(request: WorkspaceRequest, code: string, page: string): { path: SourcePath; isNew: boolean } {
  const { sources, config, root } = readLanguages(request)
  const language = languageOf(config, code)
  const codes = config.languages.slice(1).map((each) => each.code)
  const name = page.replace(/^content\//, '')
  const original = sources.pages.find(({ path }) => path === CONTENT_FOLDER + name)
  if (!original || localPath(original.path, codes).language !== undefined)
    throw new UsageError(`"${page}" is not a page in the language of the site; write it like "docs/setup.md"`)
  const known = sources.pages.find(({ path }) => {
    const { language: own, place } = localPath(path, codes)
    return own === language.code && place === original.path
  })
  const path = known?.path ?? sourcePath(`${CONTENT_FOLDER}${language.code}/${name}`)
  if (!known) writeNewFiles(root, [{ path, content: original.text }])
  const file = recordFile(language.code)
  const before = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined
  const hashes = blocksOf(original.text).map(({ hash }) => hash)
  const after = writeRecord(readRecord(before).set(nameOf(original), hashes))
  if (before === undefined) writeNewFiles(root, [{ path: file, content: after }])
  else replaceFile(root, file, { before, after })
  return { path, isNew: !known }
}

function readLanguages(request: WorkspaceRequest): { sources: Sources; config: SiteConfig; root: string } {
  const settings = settingsOf(request)
  const { sources, config } = readSite({ settings })
  if (!config) throw new UsageError('the configuration cannot be used; run "portalgen check"')
  if (config.languages.length === 0)
    throw new UsageError('the site has one language; add "languages" to content/site.yaml')
  return { sources, config, root: settings.folders.root }
}

function languageOf({ languages }: SiteConfig, code: string): LanguageConfig {
  const others = languages.slice(1)
  const found = others.find((each) => each.code === code)
  if (found) return found
  const codes = others.map((each) => each.code).join(', ')
  throw new UsageError(`"${code}" is not a language that the site is translated to; choose from ${codes}`)
}
