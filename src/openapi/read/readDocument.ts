import type { SourceFile } from '../../model/page.ts'
import { type Checked, error, type Problem, startOf } from '../../model/problem.ts'
import type { Variables } from '../../model/variables.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import { parseYaml } from '../../yaml/parseYaml.ts'
import { type ApiDocument, readApiDocument } from './apiDocument.ts'
import { openDocument } from './document.ts'
import { bundleFiles } from './files/bundleFiles.ts'
import { bindDynamicReferences } from './files/dynamicReferences.ts'
import type { ReadFile } from './files/fileContents.ts'
import { readIdentified, withoutIdentifiers } from './files/identifiers.ts'
import { largeSchemas } from './largeSchemas.ts'
import { scalarText } from './nodes.ts'
import { withQueryPaths } from './queryPaths.ts'
import { replaceSpecVariables } from './specVariables.ts'
import { readSpecVersion } from './specVersion.ts'
import { SWAGGER_TERMS } from './swagger/references.ts'
import { upgradeSwagger } from './swagger/upgradeSwagger.ts'
import { TERMS } from './terms.ts'
import { withoutInternal } from './withoutInternal.ts'

export type ReadDocument = {
  document: ApiDocument
  /** All of its files in one, of the version that the nouns are of. */
  root: YamlNode
  /** What the writer wrote, to be judged by the version that it was written in. */
  written: YamlNode
  /** The files that it consists of. */
  files: SourceFile[]
}

/** Reads an OpenAPI document; undefined if the file is not one. */
export function readDocument(
  file: SourceFile,
  readFile: ReadFile,
  variables: Variables,
): Checked<ReadDocument | undefined> {
  const yaml = parseYaml(file, { isTolerant: true })
  if (!yaml.value) return { value: undefined, problems: yaml.problems.length > 0 ? yaml.problems : [empty(file)] }
  // `$id` and anchors are of JSON Schema 2020-12, which OpenAPI has since 3.1.
  const isOld = /^(?:2|3\.0)\b/.test(scalarText(childOf(yaml.value, 'swagger') ?? childOf(yaml.value, 'openapi')) ?? '')
  const identified = isOld ? withQueryPaths(yaml.value) : readIdentified(yaml.value).root
  const { value: bundled, problems: bundleProblems } = bundleFiles(identified, readFile)
  const problems = [...yaml.problems, ...bundleProblems]
  const bound = isOld ? bundled.root : withoutIdentifiers(bindDynamicReferences(bundled.root))
  const replaced = replaceSpecVariables(bound, variables)
  const { value: version, problems: versionProblems } = readSpecVersion(replaced.root)
  if (!version) return { value: undefined, problems: [...problems, ...versionProblems] }
  const tooLarge = largeSchemas(replaced.root)
  if (tooLarge.length > 0) return { value: undefined, problems: [...problems, ...tooLarge] }
  const isSwagger = version === '2.0'
  const shown = withoutInternal(replaced.root)
  const root = isSwagger ? upgradeSwagger(shown) : shown
  const source = openDocument(root, isSwagger ? '3.0' : version, replaced.written)
  return {
    value: {
      document: readApiDocument(source, isSwagger ? SWAGGER_TERMS : TERMS),
      root,
      written: isSwagger ? yaml.value : replaced.root,
      files: [file, ...bundled.files],
    },
    problems,
  }
}

const empty = (file: SourceFile): Problem =>
  error('invalid-spec', startOf(file.path), {
    message: 'the file is empty',
    fix: 'begin an OpenAPI document with "openapi: 3.1.0"',
  })
