import type { Api } from '../model/api.ts'
import type { ApiConfig } from '../model/config.ts'
import type { SourceFile } from '../model/page.ts'
import { type Checked, error, type Problem, startOf } from '../model/problem.ts'
import type { RenderText } from '../model/richText.ts'
import { CONTENTS_FILE, type Href } from '../model/route.ts'
import type { Variables } from '../model/variables.ts'
import { toValue } from '../yaml/node.ts'
import { parseYaml } from '../yaml/parseYaml.ts'
import { checkOperations } from './check/checkOperations.ts'
import { checkReferences } from './check/checkReferences.ts'
import { checkSchemas } from './check/checkSchemas.ts'
import { checkStructure } from './check/checkStructure.ts'
import { checkTags } from './check/checkTags.ts'
import { openDocument, type SpecDocument } from './read/document.ts'
import { bundleFiles } from './read/files/bundleFiles.ts'
import type { ReadFile } from './read/files/documentFiles.ts'
import { type ReferenceCycles, referenceCycles } from './read/referenceCycles.ts'
import { replaceSpecVariables } from './read/specVariables.ts'
import { readSpecVersion } from './read/specVersion.ts'
import { asWritten } from './read/swagger/asWritten.ts'
import { upgradeSwagger } from './read/swagger/upgradeSwagger.ts'
import { apiParts } from './reference/apiParts.ts'
import { createPageContext } from './reference/pageContext.ts'
import { paginate } from './reference/pages/paginate.ts'
import { checkExamples } from './samples/checkExamples.ts'
import { createValidator, type Validator } from './samples/validator.ts'

export type ApiOptions = {
  config: ApiConfig
  variables: Variables
  /** Renders the descriptions, and code as fenced blocks. */
  renderText: RenderText
  /** Any other file of the site. */
  readFile: ReadFile
  /** Of texts, hexadecimal. */
  sha256(texts: string[]): string
  /** The address of a file beside the reference, by its path from there. */
  hrefOf(path: string): Href
}

/**
 * Reads an OpenAPI document. Undefined when it is none; one with faults is shown as far as it is sound, and each fault is a
 * warning. Errors are what cannot be shown at all, and references that lead outside.
 */
export async function parseApi(file: SourceFile, options: ApiOptions): Promise<Checked<Api | undefined>> {
  const yaml = parseYaml(file)
  if (!yaml.value) return { value: undefined, problems: yaml.problems.length > 0 ? yaml.problems : [empty(file)] }
  const bundled = bundleFiles(yaml.value, options.readFile)
  const { files } = bundled.value
  const { problems } = bundled
  const { root, written } = replaceSpecVariables(bundled.value.root, options.variables)
  const version = readSpecVersion(root)
  if (!version.value) return { value: undefined, problems: [...problems, ...version.problems] }
  const document =
    version.value === '2.0'
      ? openDocument(upgradeSwagger(root), '3.0', written)
      : openDocument(root, version.value, written)
  // What the writer wrote is judged, not what was made of it.
  const structure = await checkStructure(version.value === '2.0' ? yaml.value : root)
  const cycles = referenceCycles(document)
  const validator = await createValidator(document, cycles)
  const faults = [...structure, ...checkDocument(document, cycles, validator)]
  const sha256 = options.sha256([file, ...files].map(({ text }) => text))
  const api = apiOf(document, options, validator, sha256)
  const all = [...problems, ...faults, ...api.problems]
  return { value: api.value, problems: inOrder(version.value === '2.0' ? all.map(asWritten) : all) }
}

function checkDocument(document: SpecDocument, cycles: ReferenceCycles, validator: Validator): Problem[] {
  return [
    ...checkReferences(document, cycles),
    ...checkOperations(document),
    ...checkTags(document),
    ...checkSchemas(document),
    ...checkExamples(document, validator),
  ]
}

function apiOf(
  document: SpecDocument,
  { config, renderText, hrefOf }: ApiOptions,
  validator: Validator,
  sha256: string,
): Checked<Api> {
  const page = createPageContext(document, renderText, validator, hrefOf)
  const parts = apiParts(page, config)
  const { title, version } = parts.opening.view
  const { references, textLinks: links, requests } = page
  const { pages, routeOf, contents } = paginate(parts, config.route, hrefOf(CONTENTS_FILE))
  return {
    value: {
      config,
      title,
      version,
      sha256,
      json: JSON.stringify(toValue(document.root)),
      downloads: page.downloads,
      requests,
      references,
      links,
      pages,
      routeOf,
      contents,
    },
    problems: page.problems,
  }
}

const empty = (file: SourceFile): Problem =>
  error('invalid-spec', startOf(file.path), {
    message: 'the file is empty',
    fix: 'begin an OpenAPI document with "openapi: 3.1.0"',
  })

/** In the order of the file, each once: several checks may come upon the same fault. */
function inOrder(problems: Problem[]): Problem[] {
  const distinct = new Map(problems.map((each) => [`${each.line}:${each.column} ${each.rule} ${each.message}`, each]))
  return [...distinct.values()].sort((a, b) => a.line - b.line || a.column - b.column)
}
