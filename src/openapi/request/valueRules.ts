import type { ValueRules } from '../../model/requestModel.ts'
import type { YamlNode } from '../../yaml/node.ts'
import { itemsOf, scalarText } from '../read/document.ts'
import { flatten } from '../read/schema/flatten.ts'
import type { PageContext } from '../reference/pageContext.ts'
import { valueChecks } from './valueChecks.ts'

/** What of a schema a form can check of a text as it is typed. */
export function valueRules(page: PageContext, schema: YamlNode | undefined): ValueRules {
  const flat = schema && flatten(page.document, schema)
  const type = flat?.types.length === 1 ? flat.types[0] : undefined
  const values = allowed(flat?.keywords.get('enum'), flat?.keywords.get('const'))
  return {
    number: type === 'integer' || type === 'number' ? type : undefined,
    values: values ?? (type === 'boolean' ? ['true', 'false'] : undefined),
    checks: valueChecks(type, values, flat?.keywords ?? new Map()),
  }
}

export const typeOf = (page: PageContext, schema: YamlNode | undefined): string | undefined =>
  schema && flatten(page.document, schema).types[0]

export const schemaOfItems = (page: PageContext, schema: YamlNode | undefined): YamlNode | undefined =>
  schema && flatten(page.document, schema).keywords.get('items')

function allowed(values: YamlNode | undefined, only: YamlNode | undefined): string[] | undefined {
  const texts = (only ? [only] : itemsOf(values)).flatMap((each) => scalarText(each) ?? [])
  return texts.length > 0 ? texts : undefined
}
