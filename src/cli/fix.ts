import { UsageError } from '../engine/errors.ts'
import { didYouMean } from '../model/suggestion.ts'
import { numberOf } from '../reporting/report/counts.ts'
import { printableLines } from '../reporting/report/printable.ts'
import { RULE_MEANINGS } from '../reporting/report/ruleMeanings.ts'
import type { CommandContext } from './context.ts'
import { EXIT } from './exit.ts'
import type { CommonOptions } from './options.ts'
import { withWorkspace } from './withWorkspace.ts'

export type FixOptions = CommonOptions & { dryRun?: boolean; rule?: string[] }

/** Applies the fixes that are certain, and shows them as diffs. */
export async function fixCommand(
  { rule, dryRun = false, ...options }: FixOptions,
  context: CommandContext,
): Promise<void> {
  const { terminal, finish } = context
  for (const each of rule ?? []) requireRule(each)
  const asked = { fix: true, dryRun, ...(rule ? { rules: rule } : {}) }
  const { fixed } = await withWorkspace(options, context, (workspace) => workspace.check(asked))
  for (const diff of fixed.diffs) terminal.print(printableLines(diff))
  for (const file of fixed.changed) terminal.tell(`${file} has changed since it was read; run the command again`)
  for (const file of fixed.undecoded)
    terminal.tell(`${file} is not UTF-8 text; save it as UTF-8, and run the command again`)
  for (const reason of fixed.unwritten) terminal.tell(`portalgen: ${reason}`)
  if (fixed.unwritten.length > 0) finish(EXIT.siteHasErrors)
  if (options.quiet) return
  terminal.tell(`${numberOf(fixed.links, 'problem')} ${dryRun ? 'can be fixed' : 'fixed'}`)
}

function requireRule(rule: string): void {
  if (Object.hasOwn(RULE_MEANINGS, rule)) return
  const meant = didYouMean(rule, Object.keys(RULE_MEANINGS))
  throw new UsageError(`there is no rule "${rule}"${meant === undefined ? '' : `; ${meant}`}`)
}
