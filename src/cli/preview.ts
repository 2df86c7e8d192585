import type { CommandContext } from './context.ts'
import type { PreviewOptions } from './options.ts'
import { workspaceOf } from './withWorkspace.ts'

/** Serves the output of `build`, as a static host does. */
export async function previewCommand(options: PreviewOptions, context: CommandContext): Promise<void> {
  const { terminal, closeLater } = context
  const { host, port } = options
  const server = await workspaceOf(options, context).preview({ host, port })
  closeLater(server)
  if (port !== 0 && server.port !== port) terminal.tell(`port ${port} is in use`)
  terminal.tell(`serving ${options.out}/ at ${server.address} (Ctrl-C stops)`)
}
