import { Argument, Command, InvalidArgumentError, Option } from 'commander'
import manifest from '../../package.json' with { type: 'json' }
import type { SiteRequest } from '../engine/makeSite.ts'
import {
  type BuildOptions,
  type CheckOptions,
  CI_HOSTS,
  type LedgerOptions,
  NEW_KINDS,
  type NewKind,
} from '../engine/options.ts'
import type { CommandContext } from './context.ts'
import type { FixOptions } from './fix.ts'
import { refuseIdleOptions } from './idleOptions.ts'
import type { ImportCommandOptions } from './import.ts'
import type { NewOptions } from './new.ts'
import type { CommonOptions, PreviewOptions, ServeOptions } from './options.ts'
import { FORMATS } from './report/report.ts'
import type { TranslateOptions, TranslationsOptions } from './translations.ts'
import type { VersionOptions } from './version.ts'

/** Defines the command line. A command's module is loaded only when the command is called, to keep the others fast. */
export function createProgram(context: CommandContext): Command {
  const { terminal } = context
  const program = new Command('portalgen')
    .description(manifest.description)
    .version(manifest.version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.print(text.trimEnd()),
      writeErr: (text) => terminal.tell(text.trimEnd()),
    })
    .showSuggestionAfterError()
    .hook('preAction', (_, command) => refuseIdleOptions(command.name(), command.opts()))

  withCommonOptions(program.command('build'))
    .description('write the site to dist/')
    .option('--clean', 'remove files from the output folder that no build wrote')
    .option('--explain-csp', 'print which entry of the configuration extends the Content-Security-Policy')
    .option('--explain <route>', 'explain why a page is or is not rebuilt')
    .action(async (options: CommonOptions & BuildOptions) =>
      (await import('./build.ts')).buildCommand(options, context),
    )

  withCommonOptions(program.command('serve'))
    .description('serve the site from memory and reload pages on changes')
    .addOption(portOption())
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .option('--open', 'open the site in the browser')
    .option('--navigate', 'navigate open pages to the page that was edited')
    .option('--poll', 'poll for changes, if the system does not report them')
    .action(async (options: ServeOptions) => (await import('./serve.ts')).serveCommand(options, context))

  withCommonOptions(program.command('preview'))
    .description('serve the output of build, as a static host does')
    .addOption(portOption())
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .action(async (options: PreviewOptions) => (await import('./preview.ts')).previewCommand(options, context))

  withCheckOptions(program.command('check-links'))
    .description('check every link and anchor')
    .action(async (options: CommonOptions & CheckOptions) =>
      (await import('./checkLinks.ts')).checkCommand({ ...options, scope: 'links' }, context),
    )

  withCheckOptions(program.command('check'))
    .description('check links, API documents and examples')
    .option('--update-baseline', 'write the problems to content/_baseline.json; from then on only others count')
    .action(async (options: CommonOptions & CheckOptions) =>
      (await import('./checkLinks.ts')).checkCommand({ ...options, scope: 'all' }, context),
    )

  withCommonOptions(program.command('fix'))
    .description('apply the fixes that are certain, and show them as diffs')
    .option('--dry-run', 'show the fixes without applying them')
    .option('--rule <rules...>', 'apply only the fixes for these rules')
    .action(async (options: FixOptions) => (await import('./fix.ts')).fixCommand(options, context))

  withCommonOptions(program.command('clean'))
    .description('remove the build cache')
    .action(async (options: CommonOptions) => (await import('./clean.ts')).cleanCommand(options, context))

  withCommonOptions(program.command('coverage'))
    .description('list API elements that no guide mentions')
    .action(async (options: CommonOptions) => (await import('./coverage.ts')).coverageCommand(options, context))

  withSite(program.command('translations'))
    .description('list pages without a translation, and what has changed since they were translated')
    .option('--language <code>', 'only this language')
    .option('--strict', 'fail if a translation is missing or out of date')
    .addOption(new Option('--format <format>', 'format of the list').choices(['text', 'json']).default('text'))
    .action(async (options: TranslationsOptions) =>
      (await import('./translations.ts')).translationsCommand(options, context),
    )

  withSite(program.command('translate'))
    .argument('<language>', 'code of the language')
    .argument('<pages...>', 'paths of the originals, such as docs/setup.md')
    .description('begin translations, or note that they are up to date with their originals')
    .action(async (language: string, pages: string[], options: TranslateOptions) =>
      (await import('./translations.ts')).translateCommand(language, pages, options, context),
    )

  withCommonOptions(program.command('ledger').description('maintain the list of published addresses').command('update'))
    .description('add the current addresses of the site')
    .option('--forget', 'remove addresses that no longer exist and are not redirected')
    .action(async (options: CommonOptions & LedgerOptions) =>
      (await import('./ledger.ts')).ledgerUpdateCommand(options, context),
    )

  const theme = program.command('theme').description('list the parts of the theme, or copy one to change it')
  theme
    .command('list')
    .description('list the parts, what each draws, and which of them the site replaces')
    .option('--root <dir>', 'site root', '.')
    .action(async (options: { root: string }) => (await import('./theme.ts')).themeListCommand(options, context))
  theme
    .command('eject')
    .argument('<part>', 'name of the part, such as Navbar')
    .description('write a part to theme/, where it takes the place of the default one')
    .option('--root <dir>', 'site root', '.')
    .action(async (part: string, options: { root: string }) =>
      (await import('./theme.ts')).themeEjectCommand(part, options, context),
    )

  program
    .command('import')
    .argument('<generator>', 'docusaurus, vitepress, starlight, mkdocs, hugo, mdbook, or auto to recognise it')
    .argument('<dir>', 'folder of the other site, which is not changed')
    .description("make a site of another generator's documentation")
    .option('--into <dir>', 'folder of the new site', '.')
    .option('--sitemap <file>', "check that each address of the old site's sitemap is covered")
    .option('--components <file>', 'YAML file that says what becomes of own components')
    .option('--all', 'print every place where something is left')
    .action(async (kind: string, dir: string, options: ImportCommandOptions) =>
      (await import('./import.ts')).importCommand(kind, dir, options, context),
    )

  program
    .command('init')
    .argument('[dir]', 'folder to create', '.')
    .description('create a small site to start from; on a terminal, ask for what is not given')
    .option('--name <name>', 'name of the company')
    .option('--spec <file>', 'API document, which is copied to openapi/')
    .option('--language <tag>', 'language of the site, such as "en" or "pt-BR"')
    .addOption(new Option('--ci <host>', 'write a workflow for this host').choices(CI_HOSTS).default('github'))
    .action(async (dir: string, options: SiteRequest) => (await import('./init.ts')).initCommand(dir, options, context))

  const create = program
    .command('new')
    .addArgument(new Argument('<kind>', 'what to write').choices(NEW_KINDS))
    .argument('<name>', 'path of a page below content/, or title of a post or term')
    .description('write a page, post or term to start from')
    .option('--title <title>', 'title of the page')
    .option('--blog <folder>', 'blog of the post, if there are several')
    .option('--root <dir>', 'site root', '.')
    .option('--config <file>', 'configuration, relative to the root', 'content/site.yaml')
    .action(async (kind: NewKind, name: string, options: NewOptions) =>
      (await import('./new.ts')).newCommand(kind, name, options, context),
    )

  const version = withVersionOptions(program.command('version'))
  const newVersion = withVersionOptions(create.command('version'))
  for (const command of [version, newVersion])
    command.action(async (name: string, options: VersionOptions) =>
      (await import('./version.ts')).versionCommand(name, options, context),
    )

  return program
}

const withVersionOptions = (command: Command): Command =>
  command
    .argument('<name>', 'name of the version, such as 1.0')
    .description('freeze the documentation and its API documents as a version')
    .option('--next <name>', 'name of the version that the documentation is from then on')
    .option('--folder <folder>', 'folder of the documentation below content/, if there are no versions yet', 'docs')
    .option('--dry-run', 'print what would be written')
    .option('--root <dir>', 'site root', '.')
    .option('--config <file>', 'configuration, relative to the root', 'content/site.yaml')

function withCheckOptions(command: Command): Command {
  return withCommonOptions(command)
    .option('--external', 'also check links to other sites')
    .option('--external-fragments', 'also check the anchors of links to other sites')
    .option('--fix', 'fix links whose correct target is certain')
    .option('--changed <range>', 'report only problems in or caused by a range of commits, such as "main..."')
}

const withSite = (command: Command): Command =>
  command
    .option('--root <dir>', 'site root', '.')
    .option('--config <file>', 'configuration, relative to the root', 'content/site.yaml')

function withCommonOptions(command: Command): Command {
  return command
    .option('--root <dir>', 'site root', '.')
    .option('--config <file>', 'configuration, relative to the root', 'content/site.yaml')
    .option('--out <dir>', 'output folder, relative to the root', 'dist')
    .option('--base-url <path>', 'base URL, overrides the configured one')
    .option('--strict', 'treat warnings as errors')
    .option('--lenient', 'treat errors as warnings, if the site can be shown all the same')
    .option('--no-cache', 'do not read or write the cache')
    .option('--quiet', 'print only results')
    .option('--all', 'print every problem in full, not just the worst 20')
    .addOption(new Option('--format <format>', 'format of the report').choices(FORMATS).default('text'))
}

const portOption = (): Option =>
  new Option('--port <port>', 'port to listen on, or the next free one').default(3000).argParser(readPort)

function readPort(written: string): number {
  if (/^\d{1,5}$/.test(written) && Number(written) < 65_536) return Number(written)
  throw new InvalidArgumentError('A port is a number from 0 (any free port) to 65535.')
}
