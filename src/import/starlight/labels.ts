import { asText, type Json, objectAt, textAt } from '../read/json.ts'

/** The language that a site is written in. */
export function defaultLanguage(options: Json): string {
  const name = textAt(options, 'defaultLocale') ?? 'root'
  return textAt(options, 'locales', name, 'lang') ?? (name === 'root' ? 'en' : name)
}

/** The label of an item of the sidebar, which may be an object of its translations. */
export const labelOf = (item: Json, language: string): string | undefined =>
  textAt(item, 'label') ??
  textAt(item, 'label', language) ??
  Object.values(objectAt(item, 'label')).flatMap((each) => asText(each) ?? [])[0]
