import { type Checked, error, type Problem } from '../../model/problem.ts'
import { didYouMean } from '../../model/suggestion.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import { scalarText } from './nodes.ts'

export type SpecVersion = '3.0' | '3.1' | '3.2'

/** Swagger is what OpenAPI was called before 3.0; such a document is upgraded once it is read. */
type WrittenVersion = SpecVersion | '2.0'

const VERSIONS: SpecVersion[] = ['3.0', '3.1', '3.2']

/** The version of OpenAPI that a document is written in; undefined, with a problem, when we cannot read it. */
export function readSpecVersion(root: YamlNode): Checked<WrittenVersion | undefined> {
  const node = childOf(root, 'openapi')
  const swagger = childOf(root, 'swagger')
  if (!node && swagger) return readSwaggerVersion(swagger)
  if (!node) return { value: undefined, problems: [notOpenApi(root)] }
  const written = scalarText(node) ?? ''
  if (node.kind === 'scalar' && typeof node.value === 'number') return { value: undefined, problems: [aNumber(node)] }
  const version = VERSIONS.find((each) => written === each || written.startsWith(`${each}.`))
  if (version) return { value: version, problems: [] }
  const problem = error('invalid-spec', node.place, {
    message: `"${written}" is not a supported version of OpenAPI`,
    fix: 'use OpenAPI 3.0, 3.1 or 3.2, for example "openapi: 3.1.0"',
  })
  return { value: undefined, problems: [problem] }
}

function readSwaggerVersion(node: YamlNode): Checked<WrittenVersion | undefined> {
  const written = scalarText(node) ?? ''
  // Without quotes it is the number 2 in YAML.
  if (written === '2.0' || written === '2') return { value: '2.0', problems: [] }
  const problem = error('invalid-spec', node.place, {
    message: `Swagger "${written}" is not supported`,
    fix: 'convert the document to Swagger 2.0 or OpenAPI 3.1',
  })
  return { value: undefined, problems: [problem] }
}

function aNumber({ place }: YamlNode): Problem {
  return error('invalid-spec', place, {
    message: 'the OpenAPI version must have three numbers',
    fix: 'write "openapi: 3.0.3" or "openapi: 3.1.0"',
  })
}

/** Other descriptions of APIs, by a key that only they have. */
const OTHERS = new Map([
  ['asyncapi', 'an AsyncAPI document'],
  ['arazzo', 'an Arazzo description'],
  ['overlay', 'an OpenAPI overlay'],
  ['swaggerVersion', 'a document of Swagger 1'],
  ['discoveryVersion', 'a Google API discovery document'],
  ['smithy', 'a Smithy model'],
  ['item', 'a Postman collection'],
])

function notOpenApi(root: YamlNode): Problem {
  const keys = root.kind === 'map' ? root.entries.map((entry) => entry.key) : []
  const [other] = keys.flatMap((key) => OTHERS.get(key) ?? [])
  if (other !== undefined) {
    const fix = 'set "spec" to an OpenAPI document'
    return error('invalid-spec', root.place, { message: `this is ${other}, not an OpenAPI document`, fix })
  }
  const misspelt = keys.find((key) => didYouMean(key, ['openapi']) !== undefined)
  return error('invalid-spec', root.place, {
    message: 'this is not an OpenAPI document: "openapi" is missing',
    fix: misspelt === undefined ? 'begin it with "openapi: 3.1.0"' : `rename "${misspelt}" to "openapi"`,
  })
}
