import { type Command, Option } from 'commander'
import { FORMATS, type Format } from '../reporting/report/report.ts'
import type { CommonOptions } from './options.ts'

type Name = keyof CommonOptions

/** Every option that commands have in common, in the order of the help. */
export const COMMON: readonly Name[] = [
  'root',
  'config',
  'out',
  'baseUrl',
  'strict',
  'lenient',
  'cache',
  'quiet',
  'all',
  'format',
]

export const without = (...names: Name[]): Name[] => COMMON.filter((name) => !names.includes(name))

/**
 * Adds all common options, so that every command can be told the same about a site. The help lists those that the command
 * reads; `refuseIdleOptions` refuses some of the others.
 */
export function withCommonOptions(
  command: Command,
  read: readonly Name[],
  formats: readonly Format[] = FORMATS,
): Command {
  for (const name of COMMON) command.addOption(optionOf(name, formats).hideHelp(!read.includes(name)))
  return command
}

/** For commands that read few of them. */
export const withSite = (command: Command): Command => command.addOption(optionOf('root')).addOption(optionOf('config'))

function optionOf(name: Name, formats: readonly Format[] = FORMATS): Option {
  switch (name) {
    case 'root':
      return new Option('--root <dir>', 'site root').default('.')
    case 'config':
      return new Option('--config <file>', 'configuration, relative to the root').default('content/site.yaml')
    case 'out':
      return new Option('--out <dir>', 'output folder, relative to the root').default('dist')
    case 'baseUrl':
      return new Option('--base-url <path>', 'base URL, overrides the configured one')
    case 'strict':
      return new Option('--strict', 'treat warnings as errors')
    case 'lenient':
      return new Option('--lenient', 'treat errors that do not prevent a build as warnings')
    case 'cache':
      return new Option('--no-cache', 'do not read or write the cache')
    case 'quiet':
      return new Option('--quiet', 'print only results')
    case 'all':
      return new Option('--all', 'print every problem in full, not just the worst 20')
    case 'format':
      return new Option('--format <format>', 'format of the report').choices(formats).default('text')
  }
}
