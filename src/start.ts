import { optimiseLater } from './terminal/v8Flags.ts'

/** Runs one command. @returns the exit code */
export async function start(args: string[]): Promise<number> {
  optimiseLater()
  const { main } = await import('./cli/main.ts')
  return main(args)
}
