/** The first line of the message of an error that the package throws; the others are advice for programmers. */
export const reasonThrown = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).trim().split('\n')[0]?.replace(/:$/, '') ?? ''
