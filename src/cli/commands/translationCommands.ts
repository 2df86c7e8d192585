import { type Command, Option } from 'commander'
import { withSite } from '../commonOptions.ts'
import type { CommandContext } from '../context.ts'
import type { TranslateOptions, TranslationsOptions } from '../translations.ts'

/** Commands for a site in several languages. */
export function addTranslationCommands(program: Command, context: CommandContext): void {
  withSite(program.command('translations'))
    .description('list pages without a translation, and what has changed since they were translated')
    .option('--language <code>', 'only this language')
    .option('--strict', 'fail if a translation is missing or out of date')
    .addOption(new Option('--format <format>', 'format of the list').choices(['text', 'json']).default('text'))
    .action(async (options: TranslationsOptions) =>
      (await import('../translations.ts')).translationsCommand(options, context),
    )

  withSite(program.command('translate'))
    .argument('<language>', 'code of the language')
    .argument('<pages...>', 'paths of the originals, such as docs/setup.md')
    .description('begin translations, or record that they are up to date with their originals')
    .action(async (language: string, pages: string[], options: TranslateOptions) =>
      (await import('../translations.ts')).translateCommand(language, pages, options, context),
    )
}
