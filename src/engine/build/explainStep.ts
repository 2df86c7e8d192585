import type { OutputRecord } from '../../disk/outputRecord.ts'
import { route } from '../../model/route.ts'
import type { OutputStep } from '../../pipeline/outputPlan.ts'
import { UsageError } from '../usageError.ts'

/** Why a page is made again, or is not, in a sentence. @throws UsageError when the site has no such page */
export function explainStep(
  address: string,
  plan: OutputStep[],
  before: OutputRecord,
  parts: Record<string, string>,
): string {
  const name = route(address)
  const step = plan.find((each) => each.name === name)
  if (!step) throw new UsageError(`"--explain ${address}": there is no page "${name}"`)
  const known = before.names[name]
  if (known === undefined) return `${name} is made: there is nothing of it from an earlier build`
  if (known === step.key) return `${name} is as it was: nothing that it depends on has changed`
  const changed = Object.keys(parts).filter((part) => parts[part] !== before.parts[part])
  return `${name} is made again: ${changed.length > 0 ? `${changed.join(', ')} changed` : 'its own source changed'}`
}
