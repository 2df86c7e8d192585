import type { Command } from 'commander'
import type { CheckOptions, LedgerOptions } from '../../engine/options.ts'
import { withCommonOptions, without } from '../commonOptions.ts'
import type { CommandContext } from '../context.ts'
import type { FixOptions } from '../fix.ts'
import type { CommonOptions } from '../options.ts'

/** Commands that judge the site. */
export function addCheckCommands(program: Command, context: CommandContext): void {
  withCheckOptions(program.command('check-links'))
    .description('check every link and anchor')
    .action(async (options: CommonOptions & CheckOptions) =>
      (await import('../checkLinks.ts')).checkCommand({ ...options, scope: 'links' }, context),
    )

  withCheckOptions(program.command('check'))
    .description('check links, API documents and examples')
    .option('--update-baseline', 'write the problems to content/_baseline.json; from then on only others count')
    .action(async (options: CommonOptions & CheckOptions) =>
      (await import('../checkLinks.ts')).checkCommand({ ...options, scope: 'all' }, context),
    )

  withCommonOptions(program.command('fix'), ['root', 'config', 'baseUrl', 'cache', 'quiet'])
    .description('apply the fixes that are certain, and show them as diffs')
    .option('--dry-run', 'show the fixes without applying them')
    .option('--rule <rules...>', 'apply only the fixes for these rules')
    .action(async (options: FixOptions) => (await import('../fix.ts')).fixCommand(options, context))

  withCommonOptions(program.command('coverage'), without('out', 'quiet'), ['text', 'json'])
    .description('list API elements that no guide mentions')
    .action(async (options: CommonOptions) => (await import('../coverage.ts')).coverageCommand(options, context))

  const ledger = program.command('ledger').description('maintain the list of published addresses')
  withCommonOptions(ledger.command('update'), without('out', 'strict'))
    .description('add the current addresses of the site')
    .option('--forget', 'remove addresses that no longer exist and are not redirected')
    .action(async (options: CommonOptions & LedgerOptions) =>
      (await import('../ledger.ts')).ledgerUpdateCommand(options, context),
    )
}

function withCheckOptions(command: Command): Command {
  return withCommonOptions(command, without('out'))
    .option('--external', 'also check links to other sites')
    .option('--external-fragments', 'also check the anchors of links to other sites')
    .option('--fix', 'fix links whose correct target is certain')
    .option('--changed <range>', 'report only problems in or caused by a range of commits, such as "main..."')
}
