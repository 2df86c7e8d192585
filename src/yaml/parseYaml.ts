import { type Event, parseEvents, YAMLException } from 'js-yaml'
import type { SourceFile } from '../model/page.ts'
import { asWarning, type Checked, error, type Place, type Problem } from '../model/problem.ts'
import { composeNode, type OnRepeatedKey, repeatedKey } from './compose.ts'
import { readFlatMap } from './flat.ts'
import type { YamlNode } from './node.ts'
import { type PlaceOf, placesIn } from './places.ts'
import { startsOfValues } from './startsOfValues.ts'
import { describeSyntaxError, SHALLOW_LINE } from './syntaxErrors.ts'
import { parseTolerantly } from './tolerantEvents.ts'
import { YamlError } from './yamlError.ts'

const MAX_DEPTH = 100
/** What is read takes some 500 bytes for each value. An OpenAPI document of 34 MB with 18,000 operations has a million. */
const MAX_VALUES = 5_000_000

/**
 * Parses one YAML 1.2 document; the value is undefined if the text is empty or invalid. Rule: `invalid-yaml`. A tolerant
 * reading warns of what most other parsers read without a word.
 */
export function parseYaml(
  file: SourceFile,
  options: { firstLine?: number; isTolerant?: boolean } = {},
): Checked<YamlNode | undefined> {
  const placeOf = placesIn(file.path, file.text, options.firstLine)
  if (startsOfValues(file.text, MAX_VALUES) > MAX_VALUES)
    return broken(placeOf(0), TOO_MANY, 'divide it into several files')
  const flat = readFlatMap(file.text, placeOf)
  if (flat) return { value: flat, problems: [] }
  return parseAny(file, placeOf, options.isTolerant)
}

const TOO_MANY = 'the file has more than 5,000,000 lines, commas and brackets'

/** The same for YAML of any form. */
export function parseAny(file: SourceFile, placeOf: PlaceOf, isTolerant = false): Checked<YamlNode | undefined> {
  try {
    if (isTolerant) return composeTolerantly(file.text, placeOf)
    const events = parseEvents(file.text, { maxDepth: MAX_DEPTH })
    return { value: composeDocument(events, file.text, placeOf), problems: [] }
  } catch (thrown) {
    if (thrown instanceof YamlError) return broken(thrown.place, thrown.message, thrown.fix)
    if (thrown instanceof YAMLException) {
      const offset = thrown.mark?.position ?? 0
      const { message, fix, at = offset } = describeSyntaxError(thrown.reason, file.text, offset)
      return broken(placeOf(at), message, fix)
    }
    throw thrown
  }
}

/** A key that is defined twice has its last value, as in JSON. */
function composeTolerantly(text: string, placeOf: PlaceOf): Checked<YamlNode | undefined> {
  const { events, shallow } = parseTolerantly(text, MAX_DEPTH)
  const problems = shallow.map((offset) => asWarning(error('invalid-yaml', placeOf(offset), SHALLOW_LINE)))
  const value = composeDocument(events, text, placeOf, (key, place) => {
    problems.push(asWarning(error('invalid-yaml', place, repeatedKey(key))))
  })
  return { value, problems }
}

function composeDocument(
  events: Event[],
  text: string,
  placeOf: PlaceOf,
  onRepeatedKey?: OnRepeatedKey,
): YamlNode | undefined {
  const documents = events.filter((event) => event.type === 1).length
  if (documents === 0) return undefined
  if (documents > 1) {
    throw new YamlError(placeOf(0), 'the file contains more than one YAML document', 'keep one, without "---" lines')
  }
  return composeNode(events, text, placeOf, onRepeatedKey)
}

function broken(place: Place, message: string, fix?: string): Checked<undefined> {
  const problem: Problem = error('invalid-yaml', place, fix === undefined ? { message } : { message, fix })
  return { value: undefined, problems: [problem] }
}
