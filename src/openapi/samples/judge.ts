import type { Problem } from '../../model/problem.ts'
import { toValue, type YamlNode } from '../../yaml/node.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import type { Direction } from '../read/schema/direction.ts'
import type { Schema } from '../read/schema/schema.ts'
import { mismatch } from './mismatch.ts'
import { createValidator } from './validator.ts'

/**
 * The error of a value that does not match a schema; undefined if it matches or cannot be validated. `what` names the
 * whole value in the message, as in "the body".
 */
export type Judge = (
  value: YamlNode,
  schema: Schema,
  direction: Direction | undefined,
  what: string,
) => Problem | undefined

export async function createJudge(document: ApiDocument): Promise<Judge> {
  const validator = await createValidator(document)
  return (value, schema, direction, what) => {
    const errors = validator.judge(schema, toValue(value), direction) ?? []
    return errors.length > 0 ? mismatch(value, errors, what) : undefined
  }
}
