import type { Progress, WorkspaceOptions } from '../engine/options.ts'
import { openWorkspace, type Workspace } from '../engine/workspace.ts'
import { progressBar } from '../terminal/progressBar.ts'
import { closeOnSignal } from '../terminal/signals.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { freeingGarbage, growingSlowly } from '../terminal/v8Flags.ts'
import type { CommandContext } from './context.ts'
import { type CommonOptions, siteOptions } from './options.ts'

/** Runs a step with the workspace of a command. On Ctrl-C the step is cancelled and the output is unchanged. */
export async function withWorkspace<T>(
  options: CommonOptions,
  context: CommandContext,
  step: (workspace: Workspace) => Promise<T>,
): Promise<T> {
  const whileReading = <R>(reading: () => Promise<R>): Promise<R> => ending.atOnce(reading)
  const workspace = workspaceOf(options, context, { whileReading })
  const ending = closeOnSignal(workspace)
  try {
    return await step(workspace)
  } finally {
    await ending.stop()
    await workspace.close()
  }
}

/** The site that a command is about. */
export function workspaceOf(
  options: CommonOptions,
  { cwd, terminal }: CommandContext,
  more: Pick<WorkspaceOptions, 'whileReading'> = {},
): Workspace {
  return openWorkspace({ root: options.root, cwd, options: { ...reportingTo(terminal, options), ...more } })
}

/** Returns the callbacks that report progress and warnings on the terminal. */
function reportingTo(terminal: Terminal, options: CommonOptions) {
  const show = !options.quiet && terminal.status ? progressOn(terminal) : undefined
  const growSlowly = growingSlowly()
  const freeGarbage = freeingGarbage()
  return {
    ...siteOptions(options),
    onNote: (message: string): void => (options.quiet ? undefined : terminal.tell(message)),
    onWarning: (message: string): void => terminal.tell(`portalgen: ${message}`),
    onLongDocument: (): void => growSlowly(Number.POSITIVE_INFINITY),
    onProgress(progress: Progress): void {
      growSlowly(progress.total)
      freeGarbage(progress.step, progress.done, progress.total)
      show?.(progress)
    },
  }
}

const STEPS = { read: 'reading pages', write: 'writing pages', ask: 'checking links to other sites' } as const

/** Shows the progress of long steps in one line. */
function progressOn(terminal: Terminal): (progress: Progress) => void {
  const show = progressBar(terminal)
  return ({ step, done, total }) => show(STEPS[step], done, total)
}
