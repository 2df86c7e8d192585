import { type Command, InvalidArgumentError, Option } from 'commander'
import type { BuildOptions } from '../../engine/options.ts'
import { COMMON, withCommonOptions, without } from '../commonOptions.ts'
import type { CommandContext } from '../context.ts'
import type { CommonOptions, PreviewOptions, ServeOptions } from '../options.ts'

/** Commands that make the site and show it. */
export function addSiteCommands(program: Command, context: CommandContext): void {
  withCommonOptions(program.command('build'), COMMON)
    .description('write the site to dist/')
    .option('--clean', 'remove files from the output folder that no build wrote')
    .option('--explain-csp', 'print which entry of the configuration extends the Content-Security-Policy')
    .option('--explain <route>', 'explain why a page is or is not rebuilt')
    .action(async (options: CommonOptions & BuildOptions) =>
      (await import('../build.ts')).buildCommand(options, context),
    )

  withCommonOptions(program.command('serve'), without('out'))
    .description('serve the site from memory and reload pages on changes')
    .addOption(portOption())
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .option('--open', 'open the site in the browser')
    .option('--navigate', 'navigate open pages to the page that was edited')
    .option('--poll', 'poll for changes, if the system does not report them')
    .action(async (options: ServeOptions) => (await import('../serve.ts')).serveCommand(options, context))

  withCommonOptions(program.command('preview'), ['root', 'config', 'out'])
    .description('serve the output of build, as a static host does')
    .addOption(portOption())
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .action(async (options: PreviewOptions) => (await import('../preview.ts')).previewCommand(options, context))

  withCommonOptions(program.command('clean'), ['root', 'config', 'quiet'])
    .description('remove the build cache')
    .action(async (options: CommonOptions) => (await import('../clean.ts')).cleanCommand(options, context))
}

const portOption = (): Option =>
  new Option('--port <port>', 'port to listen on, or the next free one').default(3000).argParser(readPort)

function readPort(written: string): number {
  if (/^\d{1,5}$/.test(written) && Number(written) < 65_536) return Number(written)
  throw new InvalidArgumentError('A port is a number from 0 (any free port) to 65535.')
}
