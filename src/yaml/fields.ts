import type { Place } from '../model/problem.ts'
import { didYouMean } from '../model/suggestion.ts'
import type { YamlMap } from './node.ts'
import { isEmpty, isNull, mismatch, type Report, type Shape } from './shape.ts'

type Fields = Record<string, Shape<unknown>>
type ValueOf<S> = S extends Shape<infer T> ? T : never
type ReadFields<F extends Fields> = { [K in keyof F]: ValueOf<F[K]> | undefined } & { place: Place }

/**
 * A mapping with known keys; the report of an unknown key suggests the nearest known one. Absent keys are undefined.
 */
export function fields<F extends Fields>(known: F, required: (keyof F & string)[] = []): Shape<ReadFields<F>> {
  return (node, report) => {
    if (node.kind !== 'map') return mismatch(node, report, `a mapping with ${Object.keys(known).join(', ')}`)
    reportUnknownKeys(node, Object.keys(known), report)
    for (const key of required) {
      if (!node.entries.some((entry) => entry.key === key && !isEmpty(entry.value)))
        report(node.place, `"${key}" is missing`, `add "${key}: …"`)
    }
    return readFields(node, known, report)
  }
}

function readFields<F extends Fields>(node: YamlMap, known: F, report: Report): ReadFields<F> {
  const read = Object.entries(known).map(([key, shape]) => {
    const entry = node.entries.find((each) => each.key === key)
    return [key, entry && !isEmpty(entry.value) ? shape(entry.value, isNull(entry.value) ? ignore : report) : undefined]
  })
  return { ...Object.fromEntries(read), place: node.place }
}

function reportUnknownKeys(node: YamlMap, known: string[], report: Report): void {
  for (const { key, keyPlace } of node.entries) {
    if (known.includes(key)) continue
    report(keyPlace, `"${key}" is not a known key`, didYouMean(key, known) ?? `known keys: ${known.join(', ')}`, key)
  }
}

const ignore: Report = () => undefined
