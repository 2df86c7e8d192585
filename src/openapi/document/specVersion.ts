import { type Checked, error, type Problem } from '../../model/problem.ts'
import { didYouMean } from '../../model/suggestion.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import { scalarText } from './document.ts'

export type SpecVersion = '3.0' | '3.1' | '3.2'

const VERSIONS: SpecVersion[] = ['3.0', '3.1', '3.2']

/** The version of OpenAPI that a document is written in; undefined, with a problem, when we cannot read it. */
export function readSpecVersion(root: YamlNode): Checked<SpecVersion | undefined> {
  const node = childOf(root, 'openapi')
  if (!node) return { value: undefined, problems: [notOpenApi(root)] }
  const written = scalarText(node) ?? ''
  if (node.kind === 'scalar' && typeof node.value === 'number') return { value: undefined, problems: [aNumber(node)] }
  const version = VERSIONS.find((each) => written === each || written.startsWith(`${each}.`))
  if (version) return { value: version, problems: [] }
  const problem = error('invalid-spec', node.place, {
    message: `"${written}" is not a version of OpenAPI that can be read`,
    fix: 'write the document in OpenAPI 3.0 or 3.1, and say so: "openapi: 3.1.0"',
  })
  return { value: undefined, problems: [problem] }
}

function aNumber({ place }: YamlNode): Problem {
  return error('invalid-spec', place, {
    message: 'the version of OpenAPI has three numbers',
    fix: 'write "openapi: 3.0.3" or "openapi: 3.1.0"',
  })
}

function notOpenApi(root: YamlNode): Problem {
  if (childOf(root, 'swagger')) {
    return error('invalid-spec', childOf(root, 'swagger')?.place ?? root.place, {
      message: 'this is a Swagger 2.0 document',
      fix: 'convert it to OpenAPI 3.1',
    })
  }
  const keys = root.kind === 'map' ? root.entries.map((entry) => entry.key) : []
  const misspelt = keys.find((key) => didYouMean(key, ['openapi']) !== undefined)
  return error('invalid-spec', root.place, {
    message: 'this is not an OpenAPI document: "openapi" is missing',
    fix: misspelt === undefined ? 'begin it with "openapi: 3.1.0"' : `rename "${misspelt}" to "openapi"`,
  })
}
