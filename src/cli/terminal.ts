/** Where a command prints. Results go to standard output, all else to standard error. */
export type Terminal = {
  print(result: string): void
  tell(message: string): void
  /** Whether messages may be coloured. */
  colors: boolean
  /** Writes over the last status; an empty one leaves nothing. Absent where nobody watches. */
  status?: (text: string) => void
  /** Empties the screen. Absent where nobody watches. */
  clear?: () => void
}

export function processTerminal(): Terminal {
  process.stdout.on('error', ignoreClosedPipe)
  process.stderr.on('error', ignoreClosedPipe)
  return {
    print: (result) => process.stdout.write(`${result}\n`),
    tell: (message) => process.stderr.write(`${message}\n`),
    colors: process.stderr.isTTY && !process.env['NO_COLOR'],
    ...(process.stderr.isTTY && !process.env['CI']
      ? { status: showStatus, clear: () => process.stderr.write('\u001b[2J\u001b[3J\u001b[H') }
      : {}),
  }
}

/** To the start of the line, and clear it. */
function showStatus(text: string): void {
  process.stderr.write(`\r\u001b[K${text.slice(0, (process.stderr.columns ?? 80) - 1)}`)
}

/** Whoever reads may stop, as `head` does; the command goes on, and its exit code tells the rest. */
function ignoreClosedPipe(trouble: NodeJS.ErrnoException): void {
  if (trouble.code !== 'EPIPE') throw trouble
}
