import type { Ajv, AnySchemaObject, ErrorObject, ValidateFunction } from 'ajv'
import type { DataValidateFunction } from 'ajv/dist/types/index.js'
import { pushAll } from '../../model/pushAll.ts'
import { type JsonValue, toValue } from '../../yaml/node.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import type { Direction } from '../read/schema/direction.ts'
import { type JsonSchema, jsonSchemaOf, type Tolerance } from '../read/schema/jsonSchema.ts'
import type { Schema } from '../read/schema/schema.ts'
import { isLargeSchema } from './largeSchema.ts'
import type { Assumptions } from './patterns/assumptions.ts'

export type Judge = (schema: Schema, value: JsonValue) => ErrorObject[] | undefined

type Judging = {
  document: ApiDocument
  direction: Direction | undefined
  tolerance: Tolerance
  unjudged: Assumptions
  ajv: Ajv
}

// A schema that refers to more schemas than this is compiled piece by piece, as far as values reach.
const MOST_AT_ONCE = 150

// These keywords look into what references lead to, which is possible only if that is compiled with them.
const LOOKS_INSIDE = new Set(['unevaluatedProperties', 'unevaluatedItems'])

// Each piece calls the next. No document needs as many inside one another; a chain of references may have more.
const MOST_INSIDE = 500

// Alternatives of alternatives have an error each. The last ones are about the value as a whole.
const MOST_ERRORS = 200

// Each reference that lists another one twice doubles how often the last is asked, of one value.
const MOST_STEPS = 1_000_000

/** Counts how often the target of a reference is asked. */
const COUNTED = 'countedStep'

/** A reference whose target is compiled when a value comes to it. */
const LATER = 'laterReference'

/** Compiles each schema when it is first used. */
export function judgeWith(judging: Judging): Judge {
  const { document, unjudged, ajv } = judging
  const depth: Depth = { pieces: 0, steps: 0 }
  addKeywords(judging, depth)
  const isPiecewise = !document.uses(LOOKS_INSIDE)
  // What matched is noted for these keywords alone, which takes time with the square of the members of an `allOf`.
  ajv.opts.unevaluated = !isPiecewise
  const closureOf = closures(judging)
  const compile = compileOnce(ajv)
  const read = (schema: Schema): ValidateFunction | undefined => {
    const root = convert(schema, judging, '$ref')
    const schemas = closureOf(root)
    if (schemas === 'too many') return isPiecewise ? compile(convert(schema, judging, LATER).schema) : undefined
    for (const [id, each] of schemas ?? []) if (!ajv.getSchema(id)) ajv.addSchema(each, id)
    return schemas && compile(root.schema)
  }
  const compiled = new Map<Schema, ValidateFunction | undefined>()
  return (schema, value) => {
    if (!compiled.has(schema))
      compiled.set(
        schema,
        compiledIfUsable(() => read(schema)),
      )
    const validate = compiled.get(schema)
    depth.steps = 0
    return validate && errorsOf(() => unjudged.certain(() => (validate(value) ? [] : [...(validate.errors ?? [])])))
  }
}

/** Has a validator count its steps, and compile the targets of some references when it comes to them. */
function addKeywords(judging: Judging, depth: Depth): void {
  const { document, ajv } = judging
  const pieces = new Map<string, ValidateFunction>()
  const pieceAt = (reference: string): ValidateFunction => {
    const target = document.schemaAt(reference)
    if (!target || document.endless.has(target)) throw new UnusableSchema()
    const piece = pieces.get(reference) ?? compiledIfUsable(() => ajv.compile(convert(target, judging, LATER).schema))
    if (!piece) throw new UnusableSchema()
    pieces.set(reference, piece)
    return piece
  }
  ajv.addKeyword({ keyword: COUNTED, schemaType: 'boolean', errors: false, validate: () => counted(depth) })
  ajv.addKeyword({
    keyword: LATER,
    errors: 'full',
    compile: (reference: string) => laterCheck(() => pieceAt(reference), depth),
  })
}

// A longer text is hardly written twice.
const LONGEST_KEY = 2000

/** Thousands of parameters and bodies have the same few schemas, and compiling one takes far longer than comparing it. */
function compileOnce(ajv: Ajv): (schema: AnySchemaObject) => ValidateFunction {
  const known = new Map<string, ValidateFunction>()
  return (schema) => {
    const key = JSON.stringify(schema)
    const validate = known.get(key) ?? ajv.compile(schema)
    if (key.length <= LONGEST_KEY) known.set(key, validate)
    return validate
  }
}

/** Of a value: how many pieces are inside one another at the moment, and how often a reference was followed. */
type Depth = { pieces: number; steps: number }

function counted(depth: Depth): true {
  if (depth.steps === MOST_STEPS) throw new UnusableSchema()
  depth.steps += 1
  return true
}

function laterCheck(pieceOf: () => ValidateFunction, depth: Depth): DataValidateFunction {
  const check: DataValidateFunction = (value, context) => {
    const validate = pieceOf()
    const isValid = oneDeeper(depth, () => validate(value) === true)
    const below = ({ instancePath, ...error }: ErrorObject) => ({
      ...error,
      instancePath: `${context?.instancePath ?? ''}${instancePath}`,
    })
    check.errors = (validate.errors ?? []).slice(-MOST_ERRORS).map(below)
    return isValid
  }
  return check
}

function oneDeeper<T>(depth: Depth, step: () => T): T {
  counted(depth)
  if (depth.pieces === MOST_INSIDE) throw new UnusableSchema()
  depth.pieces += 1
  try {
    return step()
  } finally {
    depth.pieces -= 1
  }
}

type Converted = { schema: AnySchemaObject; references: string[] }

function convert(schema: Schema, { direction, tolerance }: Judging, keyword: string): Converted {
  const references: string[] = []
  const refTo = (reference: string): [string, string] => {
    references.push(reference)
    return [keyword, keyword === LATER ? reference : idOf(reference)]
  }
  const converted = jsonSchemaOf(schema, { direction, tolerance, refTo, valueOf: toValue })
  if (isLargeSchema(converted)) throw new UnusableSchema()
  return { schema: asObject(converted), references }
}

const asObject = (schema: JsonSchema): AnySchemaObject => (typeof schema === 'boolean' ? { allOf: [schema] } : schema)

type Closure = Map<string, AnySchemaObject> | 'too many' | undefined

/** Finds all schemas that a schema refers to, by id; undefined if one is missing or a cycle. Each is converted once. */
function closures(judging: Judging): (root: Converted) => Closure {
  const { document } = judging
  const converted = new Map<string, Converted | undefined>()
  const at = (reference: string): Converted | undefined => {
    const target = document.schemaAt(reference)
    if (!target || document.endless.has(target)) return undefined
    const { schema, references } = convert(target, judging, '$ref')
    return { schema: { ...schema, [COUNTED]: true }, references }
  }
  return (root) => {
    const targets = new Map<string, AnySchemaObject>()
    const open = [...root.references]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (targets.has(next)) continue
      if (!converted.has(next)) converted.set(next, at(next))
      const target = converted.get(next)
      if (!target) return undefined
      if (targets.size === MOST_AT_ONCE) return 'too many'
      targets.set(next, target.schema)
      pushAll(open, target.references)
    }
    return new Map([...targets].map(([reference, schema]) => [idOf(reference), schema]))
  }
}

/** As JSON, since lone surrogates cannot be encoded in a URI. */
const idOf = (reference: string): string => `/${encodeURIComponent(JSON.stringify(reference))}`

class UnusableSchema extends Error {}

/** Compiling throws for patterns and keywords that are not supported; such a schema is not used. */
function compiledIfUsable(compile: () => ValidateFunction | undefined): ValidateFunction | undefined {
  try {
    return compile()
  } catch {
    return undefined
  }
}

/** The engine reads compiled code when it is first called; that of hundreds of alternatives is nested too deep for it. */
function errorsOf(validate: () => ErrorObject[]): ErrorObject[] | undefined {
  try {
    return validate()
  } catch (cause) {
    if (cause instanceof UnusableSchema || cause instanceof RangeError) return undefined
    throw cause
  }
}
