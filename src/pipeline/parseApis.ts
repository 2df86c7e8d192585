import { createHash } from 'node:crypto'
import { type Cache, cacheKey } from '../disk/cache.ts'
import { leavesRoot } from '../disk/sourceReader.ts'
import type { Api } from '../model/api.ts'
import type { ApiConfig, SiteConfig } from '../model/config.ts'
import type { SourceFile } from '../model/page.ts'
import { type Checked, distinct, error, type Problem } from '../model/problem.ts'
import { hrefInReference, type SourcePath, sourcePath } from '../model/route.ts'
import type { Sources } from '../model/sources.ts'
import { suggested } from '../model/suggestion.ts'
import type { Texts } from '../model/texts/texts.ts'
import type { ApiDocument } from '../openapi/read/apiDocument.ts'
import type { ReadDocument } from '../openapi/read/readDocument.ts'
import { fingerprintOf, type LoadMarkdown } from './markdownOptions.ts'
import { withPauses } from './pause.ts'

/** The document of an API as nouns: the one that the API was made of, or else read again. */
export type DocumentOf = (api: Api) => Promise<ApiDocument>

/** Parses every OpenAPI document of the configuration; descriptions are rendered like all Markdown. */
export async function parseApis(
  { readFile, problems: ofFiles }: Sources,
  config: SiteConfig,
  loadMarkdown: LoadMarkdown,
  { cache, onLongDocument }: Pick<Surroundings, 'cache' | 'onLongDocument'>,
): Promise<Checked<Api[]> & { documentOf: DocumentOf }> {
  const parsed: Parsed[] = []
  const documents = new Map<Api, () => Promise<ApiDocument>>()
  for (const api of config.apis) {
    const file = readFile(api.spec)
    if (!file) {
      // A file that exists and cannot be read is reported already.
      const isThere = ofFiles.some(({ file, reason }) => file === api.spec && reason !== undefined)
      parsed.push({ value: undefined, problems: isThere ? [] : [missingSpec(api, readFile)] })
      continue
    }
    const { made, documentOf } = await parseOnce(file, api, { config, readFile, loadMarkdown, cache, onLongDocument })
    parsed.push(made)
    if (made.value) documents.set(made.value, documentOf)
  }
  return {
    value: parsed.flatMap(({ value }) => value ?? []),
    // A document has a reference in each language.
    problems: distinct(parsed.flatMap(({ problems }) => problems)),
    documentOf(api) {
      const document = documents.get(api)?.()
      if (!document) throw new Error(`"${api.config.spec}" does not belong to an API of this site`)
      return document
    },
  }
}

/** The APIs that need not be parsed again. */
export const knownApis = ({ readFile }: Sources, config: SiteConfig, cache: Cache): Api[] =>
  config.apis.flatMap((api) => {
    const file = readFile(api.spec)
    return (file && lookUp(file, api, { config, readFile, cache }).cached?.value) ?? []
  })

type Parsed = Checked<Api | undefined>

type Made = { made: Parsed; documentOf: () => Promise<ApiDocument> }

type Surroundings = {
  config: SiteConfig
  readFile: Sources['readFile']
  loadMarkdown: LoadMarkdown
  cache: Cache
  onLongDocument?: (() => void) | undefined
}

/** In characters; one of 7 million took 590 MB, most of it garbage. */
const LONG_DOCUMENT = 5_000_000

/**
 * A document depends on its own text and on every file that it refers to, including missing ones. The list of these
 * files is cached under the text of the document.
 */
function lookUp(
  file: SourceFile,
  api: ApiConfig,
  { config, readFile, cache }: Pick<Surroundings, 'config' | 'readFile' | 'cache'>,
) {
  const own = cacheKey('api', fingerprintOf(config), JSON.stringify([api, textsAt(config, api)]), file.text)
  const keyOf = (asked: SourcePath[]): string =>
    cacheKey(own, ...asked.flatMap((path) => [path, readFile(path)?.text ?? 'missing']))
  const known = cache.get<SourcePath[]>(own)
  return { own, keyOf, cached: known && cache.get<Parsed>(keyOf(known)) }
}

async function parseOnce(file: SourceFile, api: ApiConfig, surroundings: Surroundings): Promise<Made> {
  const { config, readFile, cache, onLongDocument } = surroundings
  const { own, keyOf, cached } = lookUp(file, api, surroundings)
  if (cached) return { made: cached, documentOf: async () => documentIn(await readOne(file, surroundings)) }
  if (file.text.length > LONG_DOCUMENT) onLongDocument?.()
  const asked: SourcePath[] = []
  const read = await readOne(file, {
    config,
    readFile(path) {
      asked.push(path)
      return readFile(path)
    },
  })
  const parsed = await makeOne(read, api, surroundings)
  cache.set(own, asked)
  return { made: cache.set(keyOf(asked), parsed), documentOf: async () => documentIn(read) }
}

type Read = Checked<ReadDocument | undefined>

async function readOne(
  file: SourceFile,
  { config, readFile }: Pick<Surroundings, 'config' | 'readFile'>,
): Promise<Read> {
  const { readDocument } = await import('../openapi/read/readDocument.ts')
  return readDocument(file, readFile, config.variables)
}

function documentIn({ value }: Read): ApiDocument {
  if (!value) throw new Error('an API was made of a document that cannot be read')
  return value.document
}

async function makeOne(read: Read, api: ApiConfig, { config, loadMarkdown }: Surroundings): Promise<Parsed> {
  const [{ parseApi }, { renderText }, { readCode }] = await Promise.all([
    import('../openapi/parseApi.ts'),
    import('../markdown/renderText.ts'),
    import('../markdown/code/readCode.ts'),
  ])
  const markdown = await loadMarkdown()
  return parseApi(read, {
    config: api,
    texts: textsAt(config, api),
    hrefOf: (path) => hrefInReference(api.route, path, config),
    sha256(texts) {
      const hash = createHash('sha256')
      for (const text of texts) hash.update(text)
      return hash.digest('hex')
    },
    renderText: (text, place, position) =>
      renderText(text, place, {
        ...markdown,
        context: sourcePath(place.file),
        route: api.route,
        linkBase: api.linkBase,
        ...position,
      }),
    readCode: (code, language, place) => readCode(code, language, place, markdown.highlighter),
    inSteps: withPauses,
  })
}

/** The texts in the language that the reference of a document is in. */
function textsAt({ languages, texts }: SiteConfig, { route }: ApiConfig): Texts {
  const language = languages.slice(1).find(({ root }) => route.startsWith(root))
  return language?.texts ?? texts
}

function missingSpec({ spec, place }: ApiConfig, readFile: Sources['readFile']): Problem {
  const path = 'write the path relative to the site root, as in "openapi/api.yaml"'
  if (leavesRoot(spec)) {
    const message = `the OpenAPI document "${spec}" is outside the site`
    return error('invalid-config', place, { message, fix: `copy the file into the site, and ${path}` })
  }
  const meant = likeSpec(spec).find((each) => readFile(each))
  const message = `the OpenAPI document "${spec}" does not exist`
  return error('invalid-config', place, { message, fix: suggested(meant) ?? path })
}

/** The path with each extension, as it is written and below the usual folder. */
function likeSpec(spec: SourcePath): SourcePath[] {
  const stem = spec.replace(/\.[^./]*$/, '')
  const name = stem.slice(stem.lastIndexOf('/') + 1)
  return [stem, `openapi/${name}`].flatMap((each) => ['yaml', 'yml', 'json'].map((end) => sourcePath(`${each}.${end}`)))
}
