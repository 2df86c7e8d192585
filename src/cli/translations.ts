import { translate, translations } from '../engine/translations.ts'
import type { TranslationState } from '../model/translation.ts'
import { printable, printableJson } from '../reporting/report/printable.ts'
import type { CommandContext } from './context.ts'
import { EXIT } from './exit.ts'

export type TranslateOptions = { root: string; config: string }

export type TranslationsOptions = TranslateOptions & { language?: string; strict?: boolean; format: 'text' | 'json' }

/** Lists what is missing or out of date in each language; with `--strict`, any of it fails. */
export async function translationsCommand(options: TranslationsOptions, context: CommandContext): Promise<void> {
  const { terminal, finish } = context
  const all = translations(requestOf(options, context))
  const shown = all.filter(({ language }) => options.language === undefined || language === options.language)
  terminal.print(
    options.format === 'json' ? printableJson({ version: 1, languages: shown }) : shown.map(asText).join('\n\n'),
  )
  if (options.strict && !shown.every(isComplete)) finish(EXIT.siteHasErrors)
}

/** Begins translations, or notes that they are up to date. */
export async function translateCommand(
  language: string,
  pages: string[],
  options: TranslateOptions,
  context: CommandContext,
): Promise<void> {
  for (const page of pages) {
    const { path, isNew } = translate(requestOf(options, context), language, page)
    context.terminal.print(printable(isNew ? `${path}: written, to be translated` : `${path}: noted as up to date`))
  }
}

const requestOf = ({ root, config }: TranslateOptions, { cwd }: CommandContext) => ({ root, cwd, options: { config } })

const isComplete = ({ missing, stale, unknown }: TranslationState): boolean =>
  missing.length + stale.length + unknown.length === 0

function asText({ language, pages, missing, stale, unknown }: TranslationState): string {
  const count = pages - missing.length
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
    ...missing.map((path) => `  ${path}  missing`),
  ]
    .map(printable)
    .join('\n')
}
