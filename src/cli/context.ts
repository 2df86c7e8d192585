import type { Terminal } from './terminal.ts'

/** What a command may touch besides its options. */
export type CommandContext = {
  terminal: Terminal
  packageRoot: string
  finish(exitCode: number): void
}
