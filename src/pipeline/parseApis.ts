import { createHash } from 'node:crypto'
import { type Cache, cacheKey } from '../disk/cache.ts'
import type { Api } from '../model/api.ts'
import type { ApiConfig, SiteConfig } from '../model/config.ts'
import type { SourceFile } from '../model/page.ts'
import { type Checked, error, type Problem } from '../model/problem.ts'
import { besideReference, fileHref, type SourcePath, sourcePath } from '../model/route.ts'
import type { Sources } from '../model/sources.ts'
import { fingerprintOf, type LoadMarkdown } from './markdownOptions.ts'

/** Every OpenAPI document of the configuration; their descriptions go the way of all Markdown. */
export async function parseApis(
  { readFile }: Sources,
  config: SiteConfig,
  loadMarkdown: LoadMarkdown,
  cache: Cache,
): Promise<Checked<Api[]>> {
  const parsed: Parsed[] = []
  for (const api of config.apis) {
    const file = readFile(api.spec)
    if (file) parsed.push(await parseOnce(file, api, { config, readFile, loadMarkdown, cache }))
    else parsed.push({ value: undefined, problems: [missingSpec(api)] })
  }
  return { value: parsed.flatMap(({ value }) => value ?? []), problems: parsed.flatMap(({ problems }) => problems) }
}

type Parsed = Checked<Api | undefined>

type Surroundings = {
  config: SiteConfig
  readFile: Sources['readFile']
  loadMarkdown: LoadMarkdown
  cache: Cache
}

/**
 * A document depends on its own text, and on that of every file that it asked for, also those that were not there. Which
 * they are is remembered under its text, since the same text asks for the same files as long as they are the same.
 */
async function parseOnce(file: SourceFile, api: ApiConfig, surroundings: Surroundings): Promise<Parsed> {
  const { config, readFile, cache } = surroundings
  const own = cacheKey('api', fingerprintOf(config), JSON.stringify(api), file.text)
  const keyOf = (asked: SourcePath[]): string =>
    cacheKey(own, ...asked.flatMap((path) => [path, readFile(path)?.text ?? 'missing']))
  const known = cache.get<SourcePath[]>(own)
  const cached = known && cache.get<Parsed>(keyOf(known))
  if (cached) return cached
  const asked: SourcePath[] = []
  const parsed = await parseOne(file, api, {
    ...surroundings,
    readFile(path) {
      asked.push(path)
      return readFile(path)
    },
  })
  cache.set(own, asked)
  return cache.set(keyOf(asked), parsed)
}

async function parseOne(file: SourceFile, api: ApiConfig, surroundings: Surroundings): Promise<Parsed> {
  const { config, readFile } = surroundings
  const [{ parseApi }, { renderText }, { readCode }] = await Promise.all([
    import('../openapi/parseApi.ts'),
    import('../markdown/renderText.ts'),
    import('../markdown/code/readCode.ts'),
  ])
  const markdown = await surroundings.loadMarkdown()
  return parseApi(file, {
    config: api,
    variables: config.variables,
    readFile,
    hrefOf: (path) => fileHref(besideReference(api.route, path), config),
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
  })
}

const missingSpec = ({ spec, place }: ApiConfig): Problem =>
  error('invalid-config', place, {
    message: `there is no OpenAPI document "${spec}"`,
    fix: 'paths of documents start at the site root, as in "openapi/api.yaml"',
  })
