import type { PropsOf } from '../../src/model/parts.ts'
import { fill } from '../../src/model/texts/texts.ts'

/** Tells readers that a page is shown in another language, since it has no translation. */
export function LanguageNotice({ original: { name }, parts: { texts } }: PropsOf<'LanguageNotice'>) {
  return <p className="version-banner">{fill(texts.languages.untranslated, { language: name })}</p>
}
