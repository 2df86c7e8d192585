import type { ErrorObject } from 'ajv'
import { sampleName, sampleOfFormat } from './sampleScalar.ts'

/**
 * How to fix a value that breaks a keyword of its schema: with a value that the schema allows, where one is known.
 *
 * @param fitting one for a pattern or a choice, of which the message does not say what is allowed
 */
export function violationFix({ keyword, params }: ErrorObject, fitting?: string | number): string {
  switch (keyword) {
    case 'const':
      return `write ${JSON.stringify(params['allowedValue'])}, or change "const" of the schema`
    case 'format':
      return like(sampleOfFormat(String(params['format'])), keyword)
    case 'pattern':
      return like(fitting ?? sampleName(String(params['pattern']), undefined), keyword)
    case 'uniqueItems':
      return 'remove one of them, or "uniqueItems" from the schema'
    case 'dependentRequired':
    case 'dependencies':
      return `add "${params['missingProperty']}", or remove "${params['property']}"`
    case 'propertyNames':
      return 'rename it, or change "propertyNames" of the schema'
    case 'oneOf':
      return params['passingSchemas']
        ? 'write "anyOf" instead of "oneOf", or make the schemas exclude one another'
        : choiceFix(keyword, fitting)
    case 'anyOf':
      return choiceFix(keyword, fitting)
    case 'if':
      return `change the value, or the "${params['failingKeyword']}" schema`
    case 'false schema':
      return 'remove it, or allow it in the schema'
    case 'additionalItems':
      return 'change the value, or "items" of the schema'
    default:
      return `change the value, or "${keyword}" of the schema`
  }
}

const choiceFix = (keyword: string, fitting: string | number | undefined): string => {
  const example = fitting === undefined ? '' : `, such as ${JSON.stringify(fitting)}`
  return `write a value that matches one of them${example}, or add its schema to "${keyword}"`
}

const like = (sample: string | number | undefined, keyword: string): string => {
  const change = sample === undefined ? 'change the value, or' : `write it like ${JSON.stringify(sample)}, or change`
  return `${change} "${keyword}" of the schema`
}
