import type { ErrorObject } from 'ajv'
import { sampleName, sampleOfFormat } from './sampleScalar.ts'

/** How to fix a value that breaks a keyword of its schema: with a value that the schema allows, where one is known. */
export function violationFix({ keyword, params }: ErrorObject): string {
  switch (keyword) {
    case 'const':
      return `write ${JSON.stringify(params['allowedValue'])}, or change "const" of the schema`
    case 'format':
      return like(sampleOfFormat(String(params['format'])), keyword)
    case 'pattern':
      return like(sampleName(String(params['pattern']), undefined), keyword)
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
        : choiceFix(keyword)
    case 'anyOf':
      return choiceFix(keyword)
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

const choiceFix = (keyword: string): string =>
  `change the value so that it matches one of them, or add its schema to "${keyword}"`

const like = (sample: string | undefined, keyword: string): string =>
  `${sample === undefined ? 'change the value, or' : `write it like "${sample}", or change`} "${keyword}" of the schema`
