import type { Terminal } from './terminal.ts'

/** The environment of a command besides its options. */
export type CommandContext = {
  terminal: Terminal
  /** The folder that relative paths on the command line are resolved against. */
  cwd: string
  finish(exitCode: number): void
}
