import type { Api } from '../../model/api.ts'
import { sourcePath } from '../../model/route.ts'
import { childOf, type JsonValue, type YamlNode } from '../../yaml/node.ts'
import { parseYaml } from '../../yaml/parseYaml.ts'
import { entriesOf, lookUp, openDocument, type SpecDocument } from '../read/document.ts'
import { type Operation, operationsOf } from '../read/operations.ts'
import { referenceCycles } from '../read/referenceCycles.ts'
import type { Direction } from '../read/schema/direction.ts'
import { readSpecVersion } from '../read/specVersion.ts'
import { createValidator, type Validator } from '../samples/validator.ts'

/** An API as guides are compared with it. */
export type ApiContract = { document: SpecDocument; operations: Operation[]; validator: Validator }

/** Opens the document of an API again. Costs as much as its size, so only when there is something to compare. */
export async function openContract(api: Api): Promise<ApiContract> {
  const { value: root } = parseYaml({ path: sourcePath(api.config.spec), text: api.json })
  const version = root && readSpecVersion(root).value
  if (!root || !version) throw new Error(`the JSON of "${api.config.spec}" is no OpenAPI document`)
  const document = openDocument(root, version === '2.0' ? '3.0' : version, new Map())
  const validator = await createValidator(document, referenceCycles(document))
  return { document, operations: operationsOf(document), validator }
}

/** What a value in a guide is to follow. */
export type Expected = { schema: YamlNode; direction: Direction | undefined }

/** The schema of a request's body; undefined when the operation takes no JSON. */
export function requestSchema({ document }: ApiContract, { node }: Operation): Expected | undefined {
  const schema = jsonSchemaIn(document, lookUp(document, lookUp(document, node, 'requestBody'), 'content'))
  return schema && { schema, direction: 'request' }
}

/** The schema of an answer: of its own status, of a range such as `4XX`, or of all others. */
export function responseSchema({ document }: ApiContract, { node }: Operation, status: string): Expected | undefined {
  const responses = lookUp(document, node, 'responses')
  const response = [status, `${status[0]}XX`, 'default'].flatMap((key) => childOf(responses, key) ?? [])[0]
  const schema = jsonSchemaIn(document, lookUp(document, response, 'content'))
  return schema && { schema, direction: 'response' }
}

export const statusesOf = ({ document }: ApiContract, { node }: Operation): string[] =>
  entriesOf(lookUp(document, node, 'responses')).map(({ key }) => key)

function jsonSchemaIn(document: SpecDocument, content: YamlNode | undefined): YamlNode | undefined {
  const media = entriesOf(content).find(({ key }) =>
    /^(?:application\/(?:[\w.-]+\+)?json|\*\/\*|application\/\*)/i.test(key),
  )
  return lookUp(document, media?.value, 'schema')
}

/** Every name that the document gives to something: fields, values of enumerations, parameters, operations, schemas. */
export function namesIn({ document }: ApiContract): ReadonlySet<string> {
  const names = new Set<string>()
  const open: YamlNode[] = [document.root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.kind === 'list') open.push(...node.items)
    for (const { key, value } of entriesOf(node)) {
      names.add(key)
      if (value.kind === 'scalar') addText(names, value.value)
      open.push(value)
    }
    if (node.kind === 'list') for (const item of node.items) if (item.kind === 'scalar') addText(names, item.value)
  }
  return names
}

function addText(names: Set<string>, value: JsonValue): void {
  if (typeof value === 'string' && value.length < 100) names.add(value)
}
