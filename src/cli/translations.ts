import { translate, translations } from '../engine/translations.ts'
import type { TranslationState } from '../model/translation.ts'
import { printable, printableJson } from '../reporting/report/printable.ts'
import { translationsText } from '../reporting/results/translationsText.ts'
import type { CommandContext } from './context.ts'
import { EXIT } from './exit.ts'

export type TranslateOptions = { root: string; config: string }

export type TranslationsOptions = TranslateOptions & { language?: string; strict?: boolean; format: 'text' | 'json' }

/** Lists what is missing or out of date in each language; with `--strict`, any of it fails. */
export async function translationsCommand(options: TranslationsOptions, context: CommandContext): Promise<void> {
  const { terminal, finish } = context
  const shown = translations(requestOf(options, context), options.language)
  terminal.print(options.format === 'json' ? printableJson({ version: 1, languages: shown }) : translationsText(shown))
  if (options.strict && !shown.every(isComplete)) finish(EXIT.siteHasErrors)
}

/** Begins translations, or records that they are up to date. */
export async function translateCommand(
  language: string,
  pages: string[],
  options: TranslateOptions,
  context: CommandContext,
): Promise<void> {
  for (const page of pages) {
    const { path, isNew } = translate(requestOf(options, context), language, page)
    context.terminal.print(printable(isNew ? `${path}: written, to be translated` : `${path}: recorded as up to date`))
  }
}

const requestOf = ({ root, config }: TranslateOptions, { cwd }: CommandContext) => ({ root, cwd, options: { config } })

const isComplete = ({ missing, untranslated, stale, unknown }: TranslationState): boolean =>
  missing.length + untranslated.length + stale.length + unknown.length === 0
