type Request = { mutant?: unknown; tests: string[] }

/** Judges mutants: one is killed if a test fails that passes without it. */
export function createJudge(
  worker: { failing(request: Request): Promise<string[]> },
  warn: (message: string) => void,
): (request: Request & { mutant: unknown }) => Promise<boolean>
