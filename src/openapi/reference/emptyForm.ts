import type { MediaType } from '../read/content.ts'
import { isFormType } from '../read/mediaTypes.ts'
import type { Operation } from '../read/operations.ts'

/** Whether the body is a form without fields that is never sent: generated documents often give GET one. */
export const isEmptyForm = ({ method, body }: Operation): boolean =>
  ['GET', 'HEAD'].includes(method) &&
  body !== undefined &&
  !body.required &&
  body.description === undefined &&
  body.content.every(saysNothing)

function saysNothing({ type, schema, examples }: MediaType): boolean {
  if (!isFormType(type) || examples.length > 0) return false
  if (!schema) return true
  const { fields, alternatives, conditions, keywords } = schema.flat()
  const isOpen =
    keywords.patternProperties.length > 0 || ['keywords', 'true'].includes(keywords.otherProperties?.kind ?? '')
  return fields.length + alternatives.length + conditions.length === 0 && !isOpen && keywords.description === undefined
}
