import type { CommandContext } from './context.ts'
import type { CommonOptions } from './options.ts'
import { withWorkspace } from './withWorkspace.ts'

/** Removes what builds keep for the next one. The output folder stays. */
export async function cleanCommand(options: CommonOptions, context: CommandContext): Promise<void> {
  await withWorkspace(options, context, (workspace) => workspace.clean())
  if (!options.quiet) context.terminal.tell('removed .portalgen/cache')
}
