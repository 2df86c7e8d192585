import type { ErrorObject, ValidateFunction } from 'ajv'
import type { JsonValue, YamlNode } from '../../yaml/node.ts'
import type { SpecDocument } from '../read/document.ts'
import type { Direction } from '../read/schema/direction.ts'
import { type JsonSchema, jsonSchemaOf } from '../read/schema/jsonSchema.ts'
import { encode } from '../request/snippets/encode.ts'
import { boundedRegExp } from './boundedRegExp.ts'

/** Judges values by schemas of the document. */
export type Validator = {
  /** What is wrong with a value: nothing when it is fine; undefined when the schema cannot be used. */
  judge(schema: YamlNode, value: JsonValue, direction: Direction | undefined): ErrorObject[] | undefined
}

/** The engine takes 100 ms to start, so it is loaded when a document is at hand and not before. */
export async function createValidator(document: SpecDocument): Promise<Validator> {
  const [{ Ajv2020 }, { default: formats }] = await Promise.all([import('ajv/dist/2020.js'), import('ajv-formats')])
  const engineFor = (direction: Direction | undefined): Judge => {
    const ajv = new Ajv2020({
      strict: false,
      logger: false,
      validateSchema: false,
      addUsedSchema: false,
      code: { regExp: Object.assign(boundedRegExp, { code: 'boundedRegExp' }) },
    })
    formats.default(ajv)
    return judgeWith(document, direction, (schemas, root) => {
      for (const [id, schema] of schemas) if (!ajv.getSchema(id)) ajv.addSchema(asObject(schema), id)
      return ajv.compile(asObject(root))
    })
  }
  const engines = new Map<Direction | undefined, Judge>()
  return {
    judge(schema, value, direction) {
      const engine = engines.get(direction) ?? engineFor(direction)
      engines.set(direction, engine)
      return engine(schema, value)
    },
  }
}

type Judge = (schema: YamlNode, value: JsonValue) => ErrorObject[] | undefined
type Compile = (schemas: ReadonlyMap<string, JsonSchema>, root: JsonSchema) => ValidateFunction

const asObject = (schema: JsonSchema) => (typeof schema === 'boolean' ? { allOf: [schema] } : schema)

// Schemas that lead to more others than this are a machine's; compiling them would take longer than all the rest.
const MAX_SCHEMAS = 150

type Converted = { schema: JsonSchema; references: string[] }

function judgeWith(document: SpecDocument, direction: Direction | undefined, compile: Compile): Judge {
  const converted = new Map<YamlNode, Converted>()
  const convert = (node: YamlNode): Converted => {
    const known = converted.get(node)
    if (known) return known
    const references: string[] = []
    const refFor = (reference: string): string => {
      references.push(reference)
      return idOf(reference)
    }
    const result = { schema: jsonSchemaOf(node, { document, direction, refFor }), references }
    converted.set(node, result)
    return result
  }
  const compiled = new Map<YamlNode, ValidateFunction | undefined>()
  const read = (node: YamlNode): ValidateFunction | undefined => {
    const root = convert(node)
    const schemas = closureOf(document, root, convert)
    return schemas && attempt(() => compile(schemas, root.schema))
  }
  return (node, value) => {
    if (!compiled.has(node)) compiled.set(node, read(node))
    const validate = compiled.get(node)
    if (!validate) return undefined
    return validate(value) ? [] : [...(validate.errors ?? [])]
  }
}

/** All schemas that a schema leads to, by id; undefined when they are too many, or one is not there. */
function closureOf(
  document: SpecDocument,
  root: Converted,
  convert: (node: YamlNode) => Converted,
): Map<string, JsonSchema> | undefined {
  const schemas = new Map<string, JsonSchema>()
  const open = [...root.references]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (schemas.has(idOf(next))) continue
    const target = document.find(next)
    if (!target || schemas.size === MAX_SCHEMAS) return undefined
    const { schema, references } = convert(target)
    schemas.set(idOf(next), schema)
    open.push(...references)
  }
  return schemas
}

const idOf = (reference: string): string => `/${encode(reference)}`

/** The engine refuses patterns and keywords that it cannot read; such a schema judges nothing. */
function attempt(compile: () => ValidateFunction): ValidateFunction | undefined {
  try {
    return compile()
  } catch {
    return undefined
  }
}
