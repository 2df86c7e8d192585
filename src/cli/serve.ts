import { bugMessage } from '../engine/live/internalErrors.ts'
import type { LiveReading, LiveSite } from '../engine/results.ts'
import type { Workspace } from '../engine/workspace.ts'
import { countOf } from '../reporting/report/counts.ts'
import { openInBrowser } from '../terminal/openInBrowser.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { CommandContext } from './context.ts'
import { EXIT } from './exit.ts'
import { type FreshProblems, freshProblems } from './freshProblems.ts'
import type { ServeOptions } from './options.ts'
import { printReport } from './printReport.ts'
import { KEYS_HELP, listenToKeys } from './serveKeys.ts'
import { workspaceOf } from './withWorkspace.ts'

/** Serves the site from memory, including drafts, and updates open pages when the sources change. */
export async function serveCommand(options: ServeOptions, context: CommandContext): Promise<void> {
  const { terminal, finish } = context
  const print = printError(terminal, Boolean(process.env['PORTALGEN_DEBUG']))
  const reporter = { report: print }
  const stopReporting = reportUncaught((error) => reporter.report(error))
  const workspace = workspaceOf(options, context)
  try {
    const live = await openLive(workspace, options, { terminal, print })
    if (live) {
      reporter.report = live.report
      return startSession({ ...live, stopReporting }, options, context)
    }
    finish(EXIT.siteHasErrors)
  } catch (error) {
    stopReporting()
    throw error
  }
  stopReporting()
}

type Printing = { terminal: Terminal; print: (error: unknown) => void }

function openLive(workspace: Workspace, options: ServeOptions, { terminal, print }: Printing) {
  const { host, port } = options
  const fresh = freshProblems()
  return workspace.live({
    listen: { host, port },
    watch: options.poll ? 'poll' : 'events',
    navigate: options.navigate ?? false,
    editor: process.env['EDITOR'] || process.env['VISUAL'],
    distribution: process.env['WSL_DISTRO_NAME'],
    onRead: (read) => printReading(read, options, { terminal, fresh }),
    onError: print,
  })
}

/** A report for people does not repeat known problems after each edit; one for programs is complete. */
function printReading(
  read: LiveReading,
  options: ServeOptions,
  { terminal, fresh }: { terminal: Terminal; fresh: FreshProblems },
): void {
  const { problems, known, inRepository, textOf, checked, changed, pages, milliseconds } = read
  const isForPeople = options.format === undefined || options.format === 'text'
  const shown = isForPeople && !options.all ? fresh(problems, changed) : problems
  printReport(terminal, shown, { ...options, checked, inRepository, textOf })
  if (pages === undefined || options.quiet) return
  const counts = countOf(problems, known)
  const others = problems.length - shown.length
  const found = `${counts === '' ? '' : `, ${counts}`}${others === 0 ? '' : ` (${others} as before)`}`
  terminal.tell(`${whatChanged(changed)}${pages} pages in ${milliseconds} ms${found}`)
}

function whatChanged(paths: string[]): string {
  const [first] = paths
  if (first === undefined) return ''
  return paths.length === 1 ? `${first}: ` : `${first} and ${paths.length - 1} more: `
}

/** Reports the address of the site, and handles keys and signals. */
function startSession(
  { server, update, close, stopReporting }: LiveSite & { stopReporting(): void },
  options: ServeOptions,
  { terminal, closeLater }: CommandContext,
): void {
  if (!server) return
  const stop = async (): Promise<void> => {
    stopKeys()
    await close()
    stopReporting()
  }
  const open = (): void => openInBrowser(server.address)
  const stopKeys = listenToKeys(
    { open, rebuild: () => void update(), quit: () => void stop().then(() => process.exit(0)) },
    terminal,
  )
  closeLater({ close: stop })
  if (options.port !== 0 && server.port !== options.port) terminal.tell(`port ${options.port} is in use`)
  // The time since the process started.
  const seconds = (performance.now() / 1000).toFixed(2)
  terminal.tell(`serving at ${server.address} after ${seconds} s (${terminal.clear ? KEYS_HELP : 'Ctrl-C stops'})`)
  for (const address of server.others) terminal.tell(`also reachable from the network at ${address}`)
  if (options.open) open()
}

/** @param withStack for debugging portalgen */
const printError =
  (terminal: Terminal, withStack: boolean) =>
  (error: unknown): void => {
    const stack = error instanceof Error && withStack ? `\n${error.stack}` : ''
    const hint = withStack ? '' : '\n  set PORTALGEN_DEBUG=1 to see the stack trace'
    terminal.tell(`portalgen: ${bugMessage(error)}${hint}${stack}`)
  }

/** Reports uncaught errors, which would otherwise end the process. @returns a function that stops reporting */
function reportUncaught(report: (error: unknown) => void): () => void {
  process.on('uncaughtException', report).on('unhandledRejection', report)
  return () => process.off('uncaughtException', report).off('unhandledRejection', report)
}
