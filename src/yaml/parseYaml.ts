import { type Event, parseEvents, YAMLException } from 'js-yaml'
import type { SourceFile } from '../model/page.ts'
import { type Checked, error, type Place, type Problem } from '../model/problem.ts'
import { composeNode } from './compose.ts'
import { readFlatMap } from './flat.ts'
import type { YamlNode } from './node.ts'
import { type PlaceOf, placesIn } from './places.ts'
import { describeSyntaxError } from './syntaxErrors.ts'
import { YamlError } from './yamlError.ts'

const MAX_DEPTH = 100
const MAX_BYTES = 20 * 1024 * 1024

/** Parses one YAML 1.2 document; the value is undefined if the text is empty or invalid. Rule: `invalid-yaml`. */
export function parseYaml(file: SourceFile, options: { firstLine?: number } = {}): Checked<YamlNode | undefined> {
  const placeOf = placesIn(file.path, file.text, options.firstLine)
  if (file.text.length > MAX_BYTES) return broken(placeOf(0), 'the file is larger than 20 MB')
  const flat = readFlatMap(file.text, placeOf)
  if (flat) return { value: flat, problems: [] }
  return parseAny(file, placeOf)
}

/** The same for YAML of any form. */
export function parseAny(file: SourceFile, placeOf: PlaceOf): Checked<YamlNode | undefined> {
  try {
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

function composeDocument(events: Event[], text: string, placeOf: (offset: number) => Place): YamlNode | undefined {
  const documents = events.filter((event) => event.type === 1).length
  if (documents === 0) return undefined
  if (documents > 1) {
    throw new YamlError(placeOf(0), 'the file contains more than one YAML document', 'keep one, without "---" lines')
  }
  return composeNode(events, text, placeOf)
}

function broken(place: Place, message: string, fix?: string): Checked<undefined> {
  const problem: Problem = error('invalid-yaml', place, fix === undefined ? { message } : { message, fix })
  return { value: undefined, problems: [problem] }
}
