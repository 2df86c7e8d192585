import { canonicalTag, LANGUAGE_TAG } from '../model/languageTag.ts'
import type { JsonSchema } from '../yaml/jsonSchema.ts'
import type { Shape } from '../yaml/shape.ts'
import { converted, narrowed, text } from '../yaml/values.ts'

const PATTERN: JsonSchema = {
  type: 'string',
  pattern: LANGUAGE_TAG,
  patternErrorMessage: 'expected a BCP 47 tag, such as "en" or "pt-BR"',
}

/** A language as a BCP 47 tag, as it is written: addresses keep its letters, `pt-br`. */
export const writtenTag: Shape<string> = converted(narrowed(text, PATTERN), (written, { place }, report) => {
  if (canonicalTag(written) !== undefined) return written
  report(place, `"${written}" is not a BCP 47 language tag`, fixOf(written))
  return undefined
})

/** A language as a BCP 47 tag, in the usual case of letters: `pt-BR`. */
export const languageTag: Shape<string> = converted(writtenTag, canonicalTag)

/** Locales of operating systems have an underscore, and often an encoding. */
function fixOf(written: string): string {
  const [locale = ''] = written.replaceAll('_', '-').split(/[.@]/)
  return canonicalTag(locale) !== undefined ? `write "${locale}"` : 'write it like "en", "de" or "pt-BR"'
}
