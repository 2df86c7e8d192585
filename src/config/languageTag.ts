import type { JsonSchema } from '../yaml/jsonSchema.ts'
import type { Shape } from '../yaml/shape.ts'
import { converted, narrowed, text } from '../yaml/values.ts'

/** Language, script, region and variant: `de`, `zh-Hant`, `pt-BR`, `sl-rozaj`. */
const TAG = '^[a-zA-Z]{2,3}(-[a-zA-Z]{4})?(-([a-zA-Z]{2}|[0-9]{3}))?(-([a-zA-Z0-9]{5,8}|[0-9][a-zA-Z0-9]{3}))?$'

const PATTERN: JsonSchema = { type: 'string', pattern: TAG }

/** A language as a BCP 47 tag, in the usual case of letters: `pt-BR`. */
export const languageTag: Shape<string> = converted(narrowed(text, PATTERN), (written, { place }, report) => {
  const [tag] = new RegExp(TAG).test(written) ? Intl.getCanonicalLocales(written) : []
  if (tag !== undefined) return tag
  report(place, `"${written}" is not a BCP 47 language tag`, fixOf(written))
  return undefined
})

/** Locales of operating systems have an underscore, and often an encoding. */
function fixOf(written: string): string {
  const [locale = ''] = written.replaceAll('_', '-').split(/[.@]/)
  return new RegExp(TAG).test(locale) ? `write "${locale}"` : 'write it like "en", "de" or "pt-BR"'
}
