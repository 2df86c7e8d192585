import { Command, InvalidArgumentError, Option } from 'commander'
import manifest from '../../package.json' with { type: 'json' }
import type { BuildOptions } from '../engine/build/build.ts'
import type { CheckOptions } from '../engine/check/check.ts'
import type { LedgerOptions } from '../engine/ledger.ts'
import type { CommandContext } from './context.ts'
import type { CommonOptions, PreviewOptions, ServeOptions } from './options.ts'
import { FORMATS } from './report/report.ts'

/** The command line. Each command is loaded when it is called, so that none pays for another. */
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

  withCommonOptions(program.command('build'))
    .description('write the site to dist/')
    .option('--explain <route>', 'say why a page is made again')
    .action(async (options: CommonOptions & BuildOptions) =>
      (await import('./build.ts')).buildCommand(options, context),
    )

  withCommonOptions(program.command('serve'))
    .description('serve the site from memory and reload it as you write')
    .addOption(portOption())
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .option('--open', 'open it in the browser')
    .option('--navigate', 'let open pages go to the page that was edited')
    .option('--poll', 'look at the files again and again, where the system does not tell of changes')
    .action(async (options: ServeOptions) => (await import('./serve/serveCommand.ts')).serveCommand(options, context))

  withCommonOptions(program.command('preview'))
    .description('serve what build wrote, as a static host would')
    .addOption(portOption())
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .action(async (options: PreviewOptions) => (await import('./preview.ts')).previewCommand(options, context))

  withCheckOptions(program.command('check-links'))
    .description('check every link and anchor')
    .action(async (options: CommonOptions & CheckOptions) =>
      (await import('./checkLinks.ts')).checkCommand({ ...options, scope: 'links' }, context),
    )

  withCheckOptions(program.command('check'))
    .description('check links, documents and examples')
    .action(async (options: CommonOptions & CheckOptions) =>
      (await import('./checkLinks.ts')).checkCommand({ ...options, scope: 'all' }, context),
    )

  withCommonOptions(program.command('clean'))
    .description('remove what builds keep for the next one')
    .action(async (options: CommonOptions) => (await import('./clean.ts')).cleanCommand(options, context))

  withCommonOptions(program.command('coverage'))
    .description('list what of the APIs no guide mentions')
    .action(async (options: CommonOptions) => (await import('./coverage.ts')).coverageCommand(options, context))

  withCommonOptions(
    program.command('ledger').description('keep a list of the addresses that were published').command('update'),
  )
    .description('write the addresses that the site has now')
    .option('--forget', 'give up addresses that are gone and lead nowhere')
    .action(async (options: CommonOptions & LedgerOptions) =>
      (await import('./ledger.ts')).ledgerUpdateCommand(options, context),
    )

  program
    .command('init')
    .argument('[dir]', 'folder to make', '.')
    .description('make a small site that builds')
    .action(async (dir: string) => (await import('./init.ts')).initCommand(dir, context))

  return program
}

function withCheckOptions(command: Command): Command {
  return withCommonOptions(command)
    .option('--external', 'ask other sites, too')
    .option('--external-fragments', 'ask them for the anchors of their pages as well')
    .option('--fix', 'mend the links of which it is certain what was meant')
    .option('--changed <range>', 'tell only what a range of commits touched or broke, such as "main..."')
}

function withCommonOptions(command: Command): Command {
  return command
    .option('--root <dir>', 'site root', '.')
    .option('--config <file>', 'configuration, relative to the root', 'content/site.yaml')
    .option('--out <dir>', 'output folder, relative to the root', 'dist')
    .option('--base-url <path>', 'base URL instead of the configured one')
    .option('--strict', 'warnings fail, too')
    .option('--no-cache', 'neither read nor write the cache')
    .option('--quiet', 'print results only')
    .addOption(new Option('--format <format>', 'form of the report').choices(FORMATS).default('text'))
}

const portOption = (): Option =>
  new Option('--port <port>', 'port to listen on; the next free one when it is taken').default(3000).argParser(readPort)

function readPort(written: string): number {
  if (/^\d{1,5}$/.test(written) && Number(written) < 65_536) return Number(written)
  throw new InvalidArgumentError('A port is a number from 0 (any free one) to 65535.')
}
