import type { Command } from 'commander'
import { UsageError } from '../engine/errors.ts'
import type { BuildOptions, CheckOptions } from '../engine/options.ts'
import type { NewOptions } from './new.ts'
import type { CommonOptions } from './options.ts'

/** What they change is the report and the exit code; others say where a site is, and all commands take them. */
const OF_REPORTS = ['strict', 'lenient', 'all', 'format']

type Given = Partial<CommonOptions & BuildOptions & NewOptions> & CheckOptions

/** Refuses options that would have no effect: whoever gives one expects something of it. @throws UsageError */
export function refuseIdleOptions(command: Command): void {
  const idle = unreadOption(command) ?? optionOfParent(command) ?? idleOption(command.opts(), command.args[0])
  if (idle !== undefined) throw new UsageError(idle)
}

/** The help lists only what a command reads. */
function unreadOption(command: Command): string | undefined {
  const unread = command.options.find(
    (option) =>
      option.hidden && OF_REPORTS.includes(option.attributeName()) && isGiven(command, option.attributeName()),
  )
  return unread && `${unread.long} has no effect on "${fullName(command)}"`
}

/** A command that has others below it, as "new" has, takes their options for its own. */
function optionOfParent(command: Command): string | undefined {
  const { parent } = command
  const foreign = parent?.options.find(
    (option) => isGiven(parent, option.attributeName()) && !command.options.some((own) => own.long === option.long),
  )
  return foreign && `${foreign.long} has no effect on "${fullName(command)}"`
}

const isGiven = (command: Command, name: string): boolean => command.getOptionValueSource(name) === 'cli'

const fullName = (command: Command): string =>
  command.parent ? `${fullName(command.parent)} ${command.name()}` : command.name()

/** @param kind of what "new" writes */
function idleOption(given: Given, kind: string | undefined): string | undefined {
  const { all, format = 'text', external, externalFragments, explain, cache, blog } = given
  if (externalFragments && !external) return '--external-fragments has no effect without --external'
  if (all && format !== 'text') return `--all has no effect with --format ${format}, which always has every problem`
  if (explain !== undefined && cache === false)
    return '--explain has no effect with --no-cache, which builds every page'
  if (blog !== undefined && kind !== 'post') return `--blog has no effect on "portalgen new ${kind}"`
  return undefined
}
