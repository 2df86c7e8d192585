import type { CommandContext } from './context.ts'
import type { CommonOptions } from './options.ts'
import { withWorkspace } from './withWorkspace.ts'

/** Removes the build cache. The output folder is kept. */
export async function cleanCommand(options: CommonOptions, context: CommandContext): Promise<void> {
  await withWorkspace(options, context, (workspace) => workspace.clean())
  if (!options.quiet) context.terminal.tell('removed .portalgen/cache')
}
