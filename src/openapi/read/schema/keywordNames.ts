/** The keywords whose value is a number. */
export type NumberKeyword =
  | 'minimum'
  | 'maximum'
  | 'exclusiveMinimum'
  | 'exclusiveMaximum'
  | 'multipleOf'
  | 'x-decimalPlaces'
  | 'minLength'
  | 'maxLength'
  | 'minItems'
  | 'maxItems'
  | 'minProperties'
  | 'maxProperties'

/** Those whose value is one schema. */
export type SchemaKeyword =
  | 'items'
  | 'contains'
  | 'propertyNames'
  | 'additionalProperties'
  | 'unevaluatedProperties'
  | 'not'
  | 'if'
  | 'then'
  | 'else'
