import type { ErrorObject } from 'ajv'
import type { Problem } from '../../model/problem.ts'
import type { YamlNode } from '../../yaml/node.ts'
import { referenceIn } from '../read/nodes.ts'
import { mostSpecificErrors } from './mostSpecificErrors.ts'
import { schemaVersionOf } from './schemaVersion.ts'
import { structureProblem } from './structureProblem.ts'

/**
 * Judges a document by OpenAPI's own JSON Schema. Why a document does not obey it is found by a validator that takes 150 ms
 * to start, so it is loaded for such documents only.
 *
 * @param explained objects whose faults are reported already
 */
export async function checkStructure(root: YamlNode, explained: ReadonlySet<YamlNode>): Promise<Problem[]> {
  if (root.kind !== 'map') return []
  const spec = (): Plain => entriesToObject(root, new Map())
  const document = spec()
  const version = schemaVersionOf(document)
  if (version === undefined) return []
  const { loadSchema } = await import('./loadSchema.ts')
  const obeys = await loadSchema(version)
  if (await obeys(document)) return []
  const { Validator } = await import('@seriousme/openapi-schema-validator')
  const { errors } = await new Validator({ allErrors: true, verbose: true }).validate(spec())
  return isList(errors) ? mostSpecificErrors(errors).flatMap((each) => structureProblem(root, each, explained)) : []
}

/** Errors about references have a text instead of a list; references are judged with their places elsewhere. */
const isList = (errors: ErrorObject[] | string | undefined): errors is ErrorObject[] => Array.isArray(errors)

type Plain = Record<string, unknown>

function entriesToObject(node: Extract<YamlNode, { kind: 'map' }>, done: Map<YamlNode, unknown>): Plain {
  return Object.fromEntries(
    node.entries.map(({ key, value }) => [harmlessKey(key), isFileOfText(key, value) ? '' : plain(value, done)]),
  )
}

function plain(node: YamlNode, done: Map<YamlNode, unknown>): unknown {
  if (node.kind === 'scalar') return node.value
  if (done.has(node)) return done.get(node)
  const value = node.kind === 'list' ? node.items.map((item) => plain(item, done)) : entriesToObject(node, done)
  done.set(node, value)
  return value
}

/** `description: { $ref: guide.md }`, which tools allow and the specification does not. */
const isFileOfText = (key: string, value: YamlNode): boolean =>
  key === 'description' && referenceIn(value)?.startsWith('#') === false

/** The validator compares objects by calling these methods, so no value may hide them. No keyword has such a name. */
const harmlessKey = (key: string): string => (key === 'valueOf' || key === 'toString' ? `${key}_` : key)
