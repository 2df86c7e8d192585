import { EXIT } from './cli/exit.ts'
import { keepCode, letNodeKeepCode } from './disk/keptCode.ts'
import { optimiseLess } from './terminal/v8Flags.ts'

/** Runs one command with the compiled code of earlier ones. @returns the exit code */
export async function start(args: string[]): Promise<number> {
  optimiseLess()
  letNodeKeepCode()
  const keep = keepCode(import.meta.dirname, args.find((each) => !each.startsWith('-')) ?? '')
  // A word that is no command would have a file of its own.
  process.once('exit', (code) => (code === EXIT.wrongUsage ? undefined : keep()))
  const { main } = await import('./cli/main.ts')
  return main(args)
}
