import { CommanderError } from 'commander'
import { isWrongUsage, messageOf, UsageError } from '../engine/errors.ts'
import { printableLines } from '../reporting/report/printable.ts'
import { stopOnSignal } from '../terminal/signals.ts'
import { processTerminal, type Terminal } from '../terminal/terminal.ts'
import type { CommandContext } from './context.ts'
import { EXIT } from './exit.ts'
import { createProgram } from './program.ts'

/** Runs one command. @returns the exit code */
export async function main(
  args: string[],
  output: Terminal = processTerminal(),
  cwd?: string,
  closeLater: CommandContext['closeLater'] = stopOnSignal,
): Promise<number> {
  // Messages name files, links and keys as they were written, which must not command the terminal.
  const terminal: Terminal = { ...output, tell: (message, lines) => output.tell(printableLines(message), lines) }
  const outcome: { exitCode: number } = { exitCode: EXIT.fine }
  try {
    const finish = (exitCode: number) => (outcome.exitCode = exitCode)
    const program = createProgram({ terminal, cwd: cwd ?? workingFolder(), finish, closeLater })
    await program.parseAsync(args, { from: 'user' })
    return outcome.exitCode
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.wrongUsage
    const message = messageOf(error)
    if (message === undefined) throw error
    terminal.tell(`portalgen: ${message}`)
    return isWrongUsage(error) ? EXIT.wrongUsage : EXIT.siteHasErrors
  }
}

/** Another program may have removed it since the shell entered it. */
function workingFolder(): string {
  try {
    return process.cwd()
  } catch {
    throw new UsageError('the folder that you are in no longer exists')
  }
}
