import { setFlagsFromString } from 'node:v8'
import type { Progress } from '../engine/options.ts'
import { openWorkspace, type Workspace } from '../engine/workspace.ts'
import { progressBar } from '../terminal/progressBar.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { CommandContext } from './context.ts'
import { type CommonOptions, siteOptions } from './options.ts'

/** Runs a step with the workspace of a command. On Ctrl-C the step is cancelled and the output is unchanged. */
export async function withWorkspace<T>(
  options: CommonOptions,
  context: CommandContext,
  step: (workspace: Workspace) => Promise<T>,
): Promise<T> {
  const workspace = workspaceOf(options, context)
  const ignoreSignals = closeOnSignal(workspace)
  try {
    return await step(workspace)
  } finally {
    ignoreSignals()
    await workspace.close()
  }
}

/** The site that a command is about. */
export function workspaceOf(options: CommonOptions, { cwd, terminal }: CommandContext): Workspace {
  optimiseLater()
  return openWorkspace({ root: options.root, cwd, options: reportingTo(terminal, options) })
}

/**
 * A build runs many functions for a second or two. Compiling them to optimised code later saves a tenth of its CPU time.
 * Measured with the V8 of Node 20; others optimise in other ways, and print an error for a flag that they lack.
 */
function optimiseLater(): void {
  if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=300000')
}

/** Returns the callbacks that report progress and warnings on the terminal. */
function reportingTo(terminal: Terminal, options: CommonOptions) {
  const show = !options.quiet && terminal.status ? progressOn(terminal) : undefined
  return {
    ...siteOptions(options),
    onNote: (message: string): void => (options.quiet ? undefined : terminal.tell(message)),
    onWarning: (message: string): void => terminal.tell(`portalgen: ${message}`),
    onProgress(progress: Progress): void {
      if (progress.total > MANY_PAGES) growSlowly()
      show?.(progress)
    },
  }
}

/** What is made of fewer pages at once fits in memory, however the heap grows. */
const MANY_PAGES = 2000

/**
 * Has the heap of a large site grow by a fifth at a time, and not to twice its size. Measured, this costs such a build no time;
 * a small one, whose heap begins at a few MB, would collect garbage twice as often.
 */
const growSlowly = (): void => setFlagsFromString('--heap-growing-percent=20')

const STEPS = { read: 'reading pages', write: 'writing pages', ask: 'checking links to other sites' } as const

/** Shows the progress of long steps in one line. */
function progressOn(terminal: Terminal): (progress: Progress) => void {
  const show = progressBar(terminal)
  return ({ step, done, total }) => show(STEPS[step], done, total)
}

function closeOnSignal(workspace: Workspace): () => void {
  // 128 plus the number of the signal, as shells do.
  const stop = (signal: NodeJS.Signals): void =>
    void workspace.close().finally(() => process.exit(signal === 'SIGINT' ? 130 : 143))
  process.once('SIGINT', stop).once('SIGTERM', stop)
  return () => process.off('SIGINT', stop).off('SIGTERM', stop)
}
