import { UsageError } from '../engine/errors.ts'
import type { CheckOptions } from '../engine/options.ts'
import type { CommonOptions } from './options.ts'

/** Commands that print no report. */
const WITHOUT_REPORT = ['preview', 'fix', 'clean']

type Given = Partial<CommonOptions> & CheckOptions

/** Refuses options that would have no effect: whoever gives one expects something of it. @throws UsageError */
export function refuseIdleOptions(command: string, given: Given): void {
  const idle = idleOption(command, given)
  if (idle !== undefined) throw new UsageError(idle)
}

function idleOption(command: string, { all, format = 'text', external, externalFragments }: Given): string | undefined {
  if (externalFragments && !external) return '--external-fragments has no effect without --external'
  if (WITHOUT_REPORT.includes(command)) {
    if (all) return `--all has no effect on "portalgen ${command}", which prints no report`
    if (format !== 'text') return `--format has no effect on "portalgen ${command}", which prints no report`
  }
  if (all && format !== 'text') return `--all has no effect with --format ${format}, which always has every problem`
  if (command === 'coverage' && format !== 'text' && format !== 'json')
    return `"portalgen coverage" has no ${format} format; use text or json`
  return undefined
}
