import { writeNewFile } from '../engine/newFile.ts'
import type { NewKind } from '../engine/options.ts'
import { untilWritten } from '../terminal/signals.ts'
import type { CommandContext } from './context.ts'

export type NewOptions = { root: string; config: string; title?: string; blog?: string }

/** Writes a page to start from, and prints its path. */
export async function newCommand(
  kind: NewKind,
  name: string,
  { root, config, title, blog }: NewOptions,
  { cwd, terminal }: CommandContext,
): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  terminal.print(untilWritten(() => writeNewFile(cwd, root, config, { kind, name, title, blog, today })))
}
