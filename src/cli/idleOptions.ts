import type { Command } from 'commander'
import { UsageError } from '../engine/errors.ts'
import type { CheckOptions } from '../engine/options.ts'
import type { CommonOptions } from './options.ts'

/** What they change is the report and the exit code; others say where a site is, and all commands take them. */
const OF_REPORTS = ['strict', 'lenient', 'all', 'format']

type Given = Partial<CommonOptions> & CheckOptions

/** Refuses options that would have no effect: whoever gives one expects something of it. @throws UsageError */
export function refuseIdleOptions(command: Command): void {
  const idle = unreadOption(command) ?? idleOption(command.name(), command.opts())
  if (idle !== undefined) throw new UsageError(idle)
}

/** The help lists only what a command reads. */
function unreadOption(command: Command): string | undefined {
  const unread = command.options.find((option) => {
    const name = option.attributeName()
    return option.hidden && OF_REPORTS.includes(name) && command.getOptionValueSource(name) === 'cli'
  })
  return unread && `${unread.long} has no effect on "${fullName(command)}"`
}

const fullName = (command: Command): string =>
  command.parent ? `${fullName(command.parent)} ${command.name()}` : command.name()

function idleOption(command: string, { all, format = 'text', external, externalFragments }: Given): string | undefined {
  if (externalFragments && !external) return '--external-fragments has no effect without --external'
  if (all && format !== 'text') return `--all has no effect with --format ${format}, which always has every problem`
  if (command === 'coverage' && format !== 'text' && format !== 'json')
    return `"portalgen coverage" has no ${format} format; use text or json`
  return undefined
}
