import { CommanderError } from 'commander'
import { isExpected, UsageError } from '../engine/errors.ts'
import { EXIT } from './exit.ts'
import { createProgram } from './program.ts'
import { processTerminal, type Terminal } from './terminal.ts'

/** Runs one command. @returns the exit code */
export async function main(
  args: string[],
  terminal: Terminal = processTerminal(),
  cwd: string = process.cwd(),
): Promise<number> {
  const outcome: { exitCode: number } = { exitCode: EXIT.fine }
  try {
    const finish = (exitCode: number) => (outcome.exitCode = exitCode)
    const program = createProgram({ terminal, cwd, finish })
    await program.parseAsync(args, { from: 'user' })
    return outcome.exitCode
  } catch (trouble) {
    if (trouble instanceof CommanderError) return trouble.exitCode === 0 ? EXIT.fine : EXIT.wrongUsage
    if (!isExpected(trouble)) throw trouble
    terminal.tell(`portalgen: ${trouble.message}`)
    return trouble instanceof UsageError ? EXIT.wrongUsage : EXIT.siteHasErrors
  }
}
