/** The output of a command: results on standard output, everything else on standard error. */
export type Terminal = {
  print(result: string): void
  tell(message: string): void
  /** Whether results may be coloured. */
  colors: boolean
  /** The width of the lines of results. Absent if standard output is not a terminal. */
  columns?: number | undefined
  /** Replaces the last status line; an empty text removes it. Absent if standard error is not a terminal. */
  status?: (text: string) => void
  /** Clears the screen. Absent if standard error is not a terminal. */
  clear?: () => void
  /** Asks a question and returns the line that is typed. Absent if nobody is there to answer. */
  ask?: (question: string) => Promise<string>
}

export function processTerminal(): Terminal {
  process.stdout.on('error', ignoreClosedPipe)
  process.stderr.on('error', ignoreClosedPipe)
  return {
    print: (result) => process.stdout.write(`${result}\n`),
    tell: (message) => process.stderr.write(`${message}\n`),
    colors: process.stdout.isTTY && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb',
    columns: process.stdout.isTTY ? process.stdout.columns : undefined,
    ...(process.stderr.isTTY && !process.env['CI']
      ? { status: showStatus, clear: () => process.stderr.write('\u001b[2J\u001b[3J\u001b[H') }
      : {}),
    ...(process.stdin.isTTY && process.stderr.isTTY && !process.env['CI'] ? { ask } : {}),
  }
}

/** The end of the input is an empty answer; Ctrl-C ends the process. */
async function ask(question: string): Promise<string> {
  const { createInterface } = await import('node:readline')
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  return new Promise((answer) => {
    lines.once('SIGINT', () => process.kill(process.pid, 'SIGINT'))
    lines.once('close', () => answer(''))
    lines.question(question, (line) => {
      answer(line)
      lines.close()
    })
  })
}

/** Moves to the start of the line and clears it. */
function showStatus(text: string): void {
  process.stderr.write(`\r\u001b[K${text.slice(0, (process.stderr.columns ?? 80) - 1)}`)
}

/** The reader of a pipe may stop early, as `head` does; the command continues, and its exit code reports the result. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
}
