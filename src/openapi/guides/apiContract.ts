import type { Api } from '../../model/api.ts'
import { sourcePath } from '../../model/route.ts'
import { parseYaml } from '../../yaml/parseYaml.ts'
import { type ApiDocument, readApiDocument } from '../read/apiDocument.ts'
import type { MediaType } from '../read/content.ts'
import { openDocument } from '../read/document.ts'
import type { Operation } from '../read/operations.ts'
import type { Direction } from '../read/schema/direction.ts'
import type { Schema } from '../read/schema/schema.ts'
import { readSpecVersion } from '../read/specVersion.ts'
import { createValidator, type Validator } from '../samples/validator.ts'

/** An API as guides are compared with it. */
export type ApiContract = { document: ApiDocument; validator: Validator }

/** Opens the document of an API again. Costs as much as its size, so only when there is something to compare. */
export async function openContract(api: Api): Promise<ApiContract> {
  const { value: root } = parseYaml({ path: sourcePath(api.config.spec), text: api.json })
  const version = root && readSpecVersion(root).value
  if (!root || !version) throw new Error(`the JSON of "${api.config.spec}" is no OpenAPI document`)
  const document = readApiDocument(openDocument(root, version === '2.0' ? '3.0' : version, new Map()))
  return { document, validator: await createValidator(document) }
}

/** What a value in a guide is to follow. */
export type Expected = { schema: Schema; direction: Direction | undefined }

/** The schema of a request's body; undefined when the operation takes no JSON. */
export function requestSchema({ body }: Operation): Expected | undefined {
  const schema = jsonSchemaIn(body?.content)
  return schema && { schema, direction: 'request' }
}

/** The schema of an answer: of its own status, of a range such as `4XX`, or of all others. */
export function responseSchema({ responses = [] }: Operation, status: string): Expected | undefined {
  const [response] = [status, `${status[0]}XX`, 'default'].flatMap(
    (key) => responses.find((each) => each.status === key) ?? [],
  )
  const schema = jsonSchemaIn(response?.content)
  return schema && { schema, direction: 'response' }
}

export const statusesOf = ({ responses = [] }: Operation): string[] => responses.map(({ status }) => status)

const jsonSchemaIn = (content: MediaType[] = []): Schema | undefined =>
  content.find(({ type }) => /^(?:application\/(?:[\w.-]+\+)?json|\*\/\*|application\/\*)/i.test(type))?.schema
