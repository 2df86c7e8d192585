import type { TranslationState } from '../../model/translation.ts'
import { printable } from '../report/printable.ts'

/** What is missing or out of date in each language, as `translations` prints it. */
export const translationsText = (states: TranslationState[]): string => states.map(asText).join('\n\n')

function asText({ language, pages, missing, untranslated, stale, unknown }: TranslationState): string {
  const count = pages - missing.length - untranslated.length
  return [
    `${language}: ${count} of ${pages} pages are translated, ${stale.length} of them out of date`,
    ...stale.flatMap(({ original, translation, changes }) =>
      changes.map((change) =>
        change.kind === 'changed'
          ? `  ${translation}:${change.translated}  stale: ${original}:${change.line} has changed`
          : `  ${translation}:${change.translated}  stale: the original no longer has this`,
      ),
    ),
    ...unknown.map((path) => `  ${path}  not recorded: run "portalgen translate" once it is up to date`),
    ...untranslated.map((path) => `  ${path}  untranslated: a copy of the original`),
    ...missing.map((path) => `  ${path}  missing`),
  ]
    .map(printable)
    .join('\n')
}
