import { ejectPart } from '../engine/theme/ejectPart.ts'
import { listParts } from '../engine/theme/listParts.ts'
import { partsText } from '../reporting/results/partsText.ts'
import type { CommandContext } from './context.ts'

/** Prints each part with what it draws, and which of them the site replaces. */
export async function themeListCommand({ root }: { root: string }, { cwd, terminal }: CommandContext): Promise<void> {
  terminal.print(partsText(listParts(cwd, root), terminal.columns))
}

/** Writes a part of the default theme as a file of the site. */
export async function themeEjectCommand(
  part: string,
  { root }: { root: string },
  { cwd, terminal }: CommandContext,
): Promise<void> {
  for (const path of ejectPart(cwd, root, part)) terminal.tell(`wrote ${path}`)
}
