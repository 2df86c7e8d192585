import type { Terminal } from '../terminal/terminal.ts'

type Server = { close(): Promise<void> }

/** The environment of a command besides its options. */
export type CommandContext = {
  terminal: Terminal
  /** The folder that relative paths on the command line are resolved against. */
  cwd: string
  finish(exitCode: number): void
  /** Takes the server of a command that serves, to close it when the command is to end. */
  closeLater(server: Server): void
}
