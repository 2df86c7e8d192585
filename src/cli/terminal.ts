/** Where a command prints. Results go to standard output, all else to standard error. */
export type Terminal = {
  print(result: string): void
  tell(message: string): void
  /** Whether messages may be coloured. */
  colors: boolean
}

export function processTerminal(): Terminal {
  return {
    print: (result) => process.stdout.write(`${result}\n`),
    tell: (message) => process.stderr.write(`${message}\n`),
    colors: process.stderr.isTTY && !process.env['NO_COLOR'],
  }
}
