import { jsonOf } from '../../yaml/exactJson.ts'
import type { ExactValue } from '../../yaml/node.ts'
import type { Encoding } from '../read/content.ts'
import { isJson } from '../read/mediaTypes.ts'
import { pairTexts } from './snippets/parameterText.ts'

/**
 * An object as `application/x-www-form-urlencoded`: lists repeat their name, and objects inside are JSON, unless the
 * encoding of the field says otherwise: https://spec.openapis.org/oas/v3.1.1#encoding-object
 */
export const formText = (value: { [name: string]: ExactValue }, encodings: Encoding[]): string =>
  Object.entries(value)
    .flatMap(([name, field]) =>
      fieldPairs(
        name,
        field,
        encodings.find((each) => each.name === name),
      ),
    )
    .join('&')

function fieldPairs(name: string, value: ExactValue, encoding: Encoding | undefined): string[] {
  const { style = 'form', explode = style === 'form', allowReserved = false } = encoding ?? {}
  const write = (text: ExactValue): string[] => pairTexts({ name, style, explode, allowReserved }, text)
  // A style has precedence over media types.
  if (isSerialized(encoding)) return write(value)
  if (isJson(encoding?.types[0] ?? '')) return write(jsonOf(value))
  return (Array.isArray(value) ? value : [value]).flatMap((item) => write(textOf(item)))
}

/** Whether an encoding says more of a field than its media type. */
export const isSerialized = (encoding: Encoding | undefined): boolean =>
  encoding?.style !== undefined || encoding?.explode !== undefined || encoding?.allowReserved === true

const textOf = (value: ExactValue): string =>
  typeof value === 'object' && value !== null ? jsonOf(value) : String(value)
