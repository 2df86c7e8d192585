import type { ValueRules } from '../../model/requestModel.ts'
import type { YamlNode } from '../../yaml/node.ts'
import { scalarText } from '../read/nodes.ts'
import type { Schema } from '../read/schema/schema.ts'
import { type RequestWords, valueChecks } from './valueChecks.ts'

/** What of a schema a form can check of a text as it is typed. */
export function valueRules(schema: Schema | undefined, words: RequestWords): ValueRules {
  const flat = schema?.flat()
  const type = flat?.types.length === 1 ? flat.types[0] : undefined
  const values = flat && allowed(flat.keywords.constant ? [flat.keywords.constant] : flat.keywords.enum)
  return {
    number: type === 'integer' || type === 'number' ? type : undefined,
    values: values ?? (type === 'boolean' ? ['true', 'false'] : undefined),
    checks: valueChecks(words, type, values, flat?.keywords),
  }
}

function allowed(values: YamlNode[]): string[] | undefined {
  const texts = values.flatMap((each) => scalarText(each) ?? [])
  return texts.length > 0 ? texts : undefined
}
