import type { ErrorObject, ValidateFunction } from 'ajv'
import type { JsonValue, YamlNode } from '../../yaml/node.ts'
import type { SpecDocument } from '../read/document.ts'
import type { ReferenceCycles } from '../read/referenceCycles.ts'
import type { Direction } from '../read/schema/direction.ts'
import { type JsonSchema, jsonSchemaOf } from '../read/schema/jsonSchema.ts'
import { encode } from '../request/snippets/encode.ts'
import { type Assumptions, assumptions } from './patterns/assumptions.ts'
import { linearPatterns, type Patterns } from './patterns/linearPatterns.ts'

/** Judges values by schemas of the document. */
export type Validator = {
  /**
   * What is wrong with a value: nothing when it is fine, or when that depends on a pattern that cannot be judged;
   * undefined when the schema cannot be used.
   */
  judge(schema: YamlNode, value: JsonValue, direction: Direction | undefined): ErrorObject[] | undefined
}

/** The engines take 100 ms to start, so they are loaded when there is something for them to judge and not before. */
export async function createValidator(document: SpecDocument, cycles: ReferenceCycles): Promise<Validator> {
  const [{ Ajv2020 }, { default: formats }, patterns] = await Promise.all([
    import('ajv/dist/2020.js'),
    import('ajv-formats'),
    hasPatterns(document) ? linearPatterns() : undefined,
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
    return judgeWith({ document, direction, endless: cycles.targets, unjudged }, (schemas, root) => {
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

/** Looks everywhere: references lead to schemas at any place of a document. */
function hasPatterns({ root }: SpecDocument): boolean {
  const seen = new Set<YamlNode>()
  const open = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.kind === 'scalar' || seen.has(node)) continue
    seen.add(node)
    if (node.kind === 'map' && node.entries.some(({ key }) => PATTERN_KEYWORDS.has(key))) return true
    for (const child of node.kind === 'list' ? node.items : node.entries.map(({ value }) => value)) open.push(child)
  }
  return false
}

/** Patterns as the engine of the schemas asks for them. It tells one from another by `toString`. */
function regExpOf(patterns: Patterns | undefined, unjudged: Assumptions) {
  return (pattern: string) => {
    const matches = patterns?.(pattern)
    return {
      test: (text: string): boolean => matches?.(text) ?? unjudged.assume(JSON.stringify([pattern, text])),
      toString: () => pattern,
    }
  }
}

type Judge = (schema: YamlNode, value: JsonValue) => ErrorObject[] | undefined
type Compile = (schemas: ReadonlyMap<string, JsonSchema>, root: JsonSchema) => ValidateFunction

const asObject = (schema: JsonSchema) => (typeof schema === 'boolean' ? { allOf: [schema] } : schema)

// Schemas that lead to more others than this are a machine's; compiling them would take longer than all the rest.
const MAX_SCHEMAS = 150

type Converted = { schema: JsonSchema; references: string[] }

type Judging = {
  document: SpecDocument
  direction: Direction | undefined
  /** Schemas through which validation would never end. */
  endless: ReadonlySet<YamlNode>
  unjudged: Assumptions
}

function judgeWith(judging: Judging, compile: Compile): Judge {
  const { document, direction, unjudged } = judging
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
    const schemas = closureOf(judging, root, convert)
    return schemas && attempt(() => compile(schemas, root.schema))
  }
  return (node, value) => {
    if (!compiled.has(node)) compiled.set(node, read(node))
    const validate = compiled.get(node)
    if (!validate) return undefined
    return unjudged.certain(() => (validate(value) ? [] : [...(validate.errors ?? [])]))
  }
}

/** All schemas that a schema leads to, by id; undefined when they are too many, or one is not there or endless. */
function closureOf(
  { document, endless }: Judging,
  root: Converted,
  convert: (node: YamlNode) => Converted,
): Map<string, JsonSchema> | undefined {
  const schemas = new Map<string, JsonSchema>()
  const open = [...root.references]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (schemas.has(idOf(next))) continue
    const target = document.find(next)
    if (!target || endless.has(target) || schemas.size === MAX_SCHEMAS) return undefined
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
