import type { ErrorObject, ValidateFunction } from 'ajv'
import type { JsonValue } from '../../yaml/node.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import type { Direction } from '../read/schema/direction.ts'
import { type JsonSchema, jsonSchemaOf } from '../read/schema/jsonSchema.ts'
import type { Schema } from '../read/schema/schema.ts'
import { type Assumptions, assumptions } from './patterns/assumptions.ts'
import { linearPatterns, type Patterns } from './patterns/linearPatterns.ts'

/** Validates values against schemas of the document. */
export type Validator = {
  /**
   * What is wrong with a value: nothing when it is fine, or when that depends on a pattern that cannot be judged;
   * undefined when the schema cannot be used.
   */
  judge(schema: Schema, value: JsonValue, direction: Direction | undefined): ErrorObject[] | undefined
}

/** Loading the engines takes 100 ms, so they are loaded when the first value is validated. */
export async function createValidator(document: ApiDocument): Promise<Validator> {
  const [{ Ajv2020, formats }, patterns] = await Promise.all([
    import('./ajv.ts'),
    document.uses(PATTERN_KEYWORDS) ? linearPatterns() : undefined,
  ])
  const unjudged = assumptions()
  const engineFor = (direction: Direction | undefined): Judge => {
    const ajv = new Ajv2020({
      strict: false,
      logger: false,
      validateSchema: false,
      addUsedSchema: false,
      code: { regExp: Object.assign(regExpOf(patterns, unjudged), { code: 'linearPattern' }) },
    })
    formats.default(ajv)
    return judgeWith({ document, direction, unjudged }, (schemas, root) => {
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

const PATTERN_KEYWORDS = new Set(['pattern', 'patternProperties'])

/** Adapts patterns to the interface of the validator, which identifies them by `toString`. */
function regExpOf(patterns: Patterns | undefined, unjudged: Assumptions) {
  return (pattern: string) => {
    const matches = patterns?.(pattern)
    return {
      test: (text: string): boolean => matches?.(text) ?? unjudged.assume(JSON.stringify([pattern, text])),
      toString: () => pattern,
    }
  }
}

type Judge = (schema: Schema, value: JsonValue) => ErrorObject[] | undefined
type Compile = (schemas: ReadonlyMap<string, JsonSchema>, root: JsonSchema) => ValidateFunction

const asObject = (schema: JsonSchema) => (typeof schema === 'boolean' ? { allOf: [schema] } : schema)

// Schemas that refer to more schemas than this are generated; compiling them would take longer than all other work.
const MAX_SCHEMAS = 150

type Converted = { schema: JsonSchema; references: string[] }

type Judging = {
  document: ApiDocument
  direction: Direction | undefined
  unjudged: Assumptions
}

function judgeWith(judging: Judging, compile: Compile): Judge {
  const { direction, unjudged } = judging
  const converted = new Map<Schema, Converted>()
  const convert = (schema: Schema): Converted => {
    const known = converted.get(schema)
    if (known) return known
    const references: string[] = []
    const refFor = (reference: string): string => {
      references.push(reference)
      return idOf(reference)
    }
    const result = { schema: jsonSchemaOf(schema, { direction, refFor }), references }
    converted.set(schema, result)
    return result
  }
  const compiled = new Map<Schema, ValidateFunction | undefined>()
  const read = (schema: Schema): ValidateFunction | undefined => {
    const root = convert(schema)
    const schemas = closureOf(judging, root, convert)
    return schemas && attempt(() => compile(schemas, root.schema))
  }
  return (schema, value) => {
    if (!compiled.has(schema)) compiled.set(schema, read(schema))
    const validate = compiled.get(schema)
    if (!validate) return undefined
    return unjudged.certain(() => (validate(value) ? [] : [...(validate.errors ?? [])]))
  }
}

/** All schemas that a schema refers to, by id; undefined if there are too many, or one is missing or a cycle. */
function closureOf(
  { document }: Judging,
  root: Converted,
  convert: (schema: Schema) => Converted,
): Map<string, JsonSchema> | undefined {
  const schemas = new Map<string, JsonSchema>()
  const open = [...root.references]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (schemas.has(idOf(next))) continue
    const target = document.schemaAt(next)
    if (!target || document.endless.has(target) || schemas.size === MAX_SCHEMAS) return undefined
    const { schema, references } = convert(target)
    schemas.set(idOf(next), schema)
    open.push(...references)
  }
  return schemas
}

/** As JSON, since lone surrogates cannot be encoded in a URI. */
const idOf = (reference: string): string => `/${encodeURIComponent(JSON.stringify(reference))}`

/** The validator throws for patterns and keywords that it does not support; such a schema is not used. */
function attempt(compile: () => ValidateFunction): ValidateFunction | undefined {
  try {
    return compile()
  } catch {
    return undefined
  }
}
