import type { OutputRecord } from '../../disk/outputRecord.ts'
import { route } from '../../model/route.ts'
import type { OutputStep } from '../../pipeline/outputPlan.ts'
import type { PartKeys } from '../../pipeline/own/partKeys.ts'
import { UsageError } from '../errors.ts'

/** The steps of a build, and the hashes that their keys have of what pages share and of the site's own parts. */
export type Plan = { plan: OutputStep[]; parts: Record<string, string>; ownParts: PartKeys | undefined }

/** Explains in a sentence why a page is or is not rebuilt. @throws UsageError when the site has no such page */
export function explainStep(address: string, { plan, parts, ownParts }: Plan, before: OutputRecord): string {
  const name = route(address)
  const step = plan.find((each) => each.name === name)
  if (!step) throw new UsageError(`"--explain ${address}": there is no page "${name}"`)
  const known = before.names[name]
  if (known === undefined) return `${name} is built for the first time`
  if (known === step.key) return `${name} is not rebuilt: none of its inputs has changed`
  const inputs = { ...parts, ...(step.kind === 'page' ? ownParts?.hashesOf(step.page) : {}) }
  const changed = Object.keys(inputs).filter((part) => inputs[part] !== before.parts[part])
  return `${name} is rebuilt: ${changed.length > 0 ? `${changed.join(', ')} changed` : 'its own source changed'}`
}
