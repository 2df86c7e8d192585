import type { Problem } from '../model/problem.ts'
import type { ApiDocument } from '../openapi/read/apiDocument.ts'
import type { MediaType } from '../openapi/read/content.ts'
import type { Operation } from '../openapi/read/operations.ts'
import type { Direction } from '../openapi/read/schema/direction.ts'
import type { Schema } from '../openapi/read/schema/schema.ts'
import type { YamlNode } from '../yaml/node.ts'

/** An API, prepared for checking guides. */
export type ApiContract = {
  document: ApiDocument
  /** Validates a value; `what` names the whole value in messages, for example "the body". */
  judge(value: YamlNode, schema: Schema, direction: Direction | undefined, what: string): Problem | undefined
}

/** The schema and direction of a value in a guide. */
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
