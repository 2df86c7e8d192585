/** Where a command prints. Results go to standard output, all else to standard error. */
export type Terminal = {
  print(result: string): void
  tell(message: string): void
  /** Whether messages may be coloured. */
  colors: boolean
}

export function processTerminal(): Terminal {
  process.stdout.on('error', ignoreClosedPipe)
  process.stderr.on('error', ignoreClosedPipe)
  return {
    print: (result) => process.stdout.write(`${result}\n`),
    tell: (message) => process.stderr.write(`${message}\n`),
    colors: process.stderr.isTTY && !process.env['NO_COLOR'],
  }
}

/** Whoever reads may stop, as `head` does; the command goes on, and its exit code tells the rest. */
function ignoreClosedPipe(trouble: NodeJS.ErrnoException): void {
  if (trouble.code !== 'EPIPE') throw trouble
}
