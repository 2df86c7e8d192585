import { keepCode } from './disk/keptCode.ts'
import { optimiseLater } from './terminal/v8Flags.ts'

/** Runs one command with the compiled code of earlier ones. @returns the exit code */
export async function start(args: string[]): Promise<number> {
  optimiseLater()
  process.once('exit', keepCode(import.meta.dirname, args.find((each) => !each.startsWith('-')) ?? ''))
  const { main } = await import('./cli/main.ts')
  return main(args)
}
