import { Argument, type Command, Option } from 'commander'
import { CI_HOSTS, NEW_KINDS, type NewKind } from '../../engine/options.ts'
import type { SiteRequest } from '../../engine/starter/makeSite.ts'
import { withSite } from '../commonOptions.ts'
import type { CommandContext } from '../context.ts'
import type { ImportCommandOptions } from '../import.ts'
import type { NewOptions } from '../new.ts'
import type { VersionOptions } from '../version.ts'

/** Commands that write sources: a site, its pages, a frozen version. */
export function addNewCommands(program: Command, context: CommandContext): void {
  program
    .command('import')
    .argument('<generator>', 'docusaurus, vitepress, starlight, mkdocs, hugo, mdbook, or auto to recognise it')
    .argument('<dir>', 'folder of the other site, which is not changed')
    .description('convert the documentation of another generator into a site')
    .option('--into <dir>', 'folder of the new site', '.')
    .option('--url <address>', 'where the old site was, if its configuration does not tell')
    .option('--sitemap <file>', "check that each address of the old site's sitemap is covered")
    .option('--components <file>', 'YAML file that maps the components of the old site')
    .option('--all', 'print every place that needs to be finished by hand')
    .action(async (kind: string, dir: string, options: ImportCommandOptions) =>
      (await import('../import.ts')).importCommand(kind, dir, options, context),
    )

  program
    .command('init')
    .argument('[dir]', 'folder to create', '.')
    .description('create a small site to start from; on a terminal, ask for what is not given')
    .option('--name <name>', 'name of the company')
    .option('--spec <file>', 'API document, which is copied to openapi/')
    .option('--language <tag>', 'language of the site, such as "en" or "pt-BR"')
    .addOption(new Option('--ci <host>', 'write a workflow for this host').choices(CI_HOSTS).default('github'))
    .action(async (dir: string, options: SiteRequest) =>
      (await import('../init.ts')).initCommand(dir, options, context),
    )

  const create = addNew(program, context)
  // `new` reads the options that it has, too.
  for (const command of [program.command('version'), create.command('version')])
    withVersionOptions(command).action(async (name: string) =>
      (await import('../version.ts')).versionCommand(name, command.optsWithGlobals<VersionOptions>(), context),
    )
}

const addNew = (program: Command, context: CommandContext): Command =>
  withSite(
    program
      .command('new')
      // A version has options of its own, so it is a command; as a kind it is only named here.
      .addArgument(new Argument('<kind>', 'what to write').choices([...NEW_KINDS, 'version']))
      .argument('<name>', 'path of a page below content/, title of a post or term, or name of a version')
      .description('write a page, post or term to start from, or freeze a version')
      .option('--title <title>', 'title of the page')
      .option('--blog <folder>', 'blog of the post, if there are several'),
  ).action(async (kind: NewKind, name: string, options: NewOptions) =>
    (await import('../new.ts')).newCommand(kind, name, options, context),
  )

const withVersionOptions = (command: Command): Command =>
  withSite(
    command
      .argument('<name>', 'name of the version, such as 1.0')
      .description('freeze the documentation and its API documents as a version')
      .option('--next <name>', 'name of the version that follows')
      .option(
        '--folder <folder>',
        'folder of the documentation below content/, if there are no versions yet (default: "docs")',
      )
      .option('--dry-run', 'print what would be written'),
  )
