import type { Terminal } from './terminal.ts'

/** What a command may touch besides its options. */
export type CommandContext = {
  terminal: Terminal
  /** The folder that relative paths of the command line start at. */
  cwd: string
  finish(exitCode: number): void
}
