import { frozenText } from '../reporting/results/frozenText.ts'
import type { CommandContext } from './context.ts'
import { EXIT } from './exit.ts'
import type { CommonOptions } from './options.ts'
import { printReport } from './printReport.ts'
import { withWorkspace } from './withWorkspace.ts'

export type VersionOptions = Pick<CommonOptions, 'root' | 'config'> & {
  next?: string
  folder?: string
  dryRun?: boolean
}

/** Freezes the documentation as a version, and prints what was written. */
export async function versionCommand(name: string, options: VersionOptions, context: CommandContext): Promise<void> {
  const { root, config, ...asked } = options
  const { terminal, finish } = context
  const common: CommonOptions = { root, config, out: 'dist', cache: true, format: 'text' }
  const { frozen, problems, checked, inRepository, textOf } = await withWorkspace(common, context, (workspace) =>
    workspace.freeze({ name, ...asked }),
  )
  if (!frozen) {
    printReport(terminal, problems, { ...common, checked, inRepository, textOf })
    terminal.tell('nothing was written, since the site has errors')
    return finish(EXIT.siteHasErrors)
  }
  terminal.print(frozenText({ ...frozen, name, config, isPlan: asked.dryRun ?? false }))
  for (const path of frozen.left) terminal.tell(`${path} has links that could not be rewritten; run "portalgen check"`)
}
