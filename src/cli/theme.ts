import { ejectPart } from '../engine/theme/ejectPart.ts'
import { type ListedPart, listParts } from '../engine/theme/listParts.ts'
import { wrap } from '../reporting/report/wrap.ts'
import type { CommandContext } from './context.ts'

/** Prints each part with what it draws, and which of them the site replaces. */
export async function themeListCommand({ root }: { root: string }, { cwd, terminal }: CommandContext): Promise<void> {
  const parts = listParts(cwd, root)
  const width = Math.max(...parts.map(({ name }) => name.length))
  for (const group of new Set(parts.map((part) => part.group))) {
    terminal.print(`${group}:`)
    for (const part of parts) if (part.group === group) terminal.print(lineOf(part, width, terminal.columns))
  }
}

/** What a part draws stands in a column of its own. */
function lineOf({ name, draws, file }: ListedPart, width: number, columns = Number.POSITIVE_INFINITY): string {
  const indent = ' '.repeat(width + 4)
  const words = [draws, ...(file === undefined ? [] : [`[${file}]`])].filter(Boolean).join(' ')
  return `  ${name.padEnd(width)}${wrap(indent + words, columns).slice(width + 2)}`
}

/** Writes a part of the default theme as a file of the site. */
export async function themeEjectCommand(
  part: string,
  { root }: { root: string },
  { cwd, terminal }: CommandContext,
): Promise<void> {
  for (const path of ejectPart(cwd, root, part)) terminal.tell(`wrote ${path}`)
}
