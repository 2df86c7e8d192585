import { createHash } from 'node:crypto'
import { type Cache, cacheKey } from '../disk/cache.ts'
import { renderText } from '../markdown/renderText.ts'
import type { Api } from '../model/api.ts'
import type { ApiConfig, SiteConfig } from '../model/config.ts'
import type { SourceFile } from '../model/page.ts'
import { type Checked, error, type Problem } from '../model/problem.ts'
import { contentsFileOf, fileHref } from '../model/route.ts'
import type { Sources } from '../model/sources.ts'
import { parseApi } from '../openapi/parseApi.ts'
import { fingerprintOf, type LoadMarkdown } from './markdownOptions.ts'

/** Every OpenAPI document of the configuration; their descriptions go the way of all Markdown. */
export async function parseApis(
  { readFile }: Sources,
  config: SiteConfig,
  loadMarkdown: LoadMarkdown,
  cache: Cache,
): Promise<Checked<Api[]>> {
  const parsed: Checked<Api | undefined>[] = []
  for (const api of config.apis) {
    const file = readFile(api.spec)
    if (!file) parsed.push({ value: undefined, problems: [missingSpec(api)] })
    else {
      const key = cacheKey('api', fingerprintOf(config), JSON.stringify(api), file.text)
      parsed.push(
        cache.get<Checked<Api | undefined>>(key) ?? cache.set(key, await parseOne(file, api, config, loadMarkdown)),
      )
    }
  }
  return { value: parsed.flatMap(({ value }) => value ?? []), problems: parsed.flatMap(({ problems }) => problems) }
}

async function parseOne(
  file: SourceFile,
  api: ApiConfig,
  site: SiteConfig,
  loadMarkdown: LoadMarkdown,
): Promise<Checked<Api | undefined>> {
  const markdown = await loadMarkdown()
  return parseApi(file, {
    config: api,
    variables: site.variables,
    contentsFile: fileHref(contentsFileOf(api.route), site),
    sha256: createHash('sha256').update(file.text).digest('hex'),
    renderText: (text, place, position) =>
      renderText(text, place, {
        ...markdown,
        context: file.path,
        route: api.route,
        linkBase: api.linkBase,
        ...position,
      }),
  })
}

const missingSpec = ({ spec, place }: ApiConfig): Problem =>
  error('invalid-config', place, {
    message: `there is no OpenAPI document "${spec}"`,
    fix: 'paths of documents start at the site root, as in "openapi/api.yaml"',
  })
