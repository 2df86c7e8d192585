import { rmSync } from 'node:fs'
import { onDisk } from '../disk/diskTrouble.ts'
import type { CommandContext } from './context.ts'
import { type CommonOptions, findFolders } from './options.ts'

/** Removes what builds keep for the next one. The output folder stays. */
export async function cleanCommand(options: CommonOptions, { cwd, terminal }: CommandContext): Promise<void> {
  const { cache } = findFolders(options, cwd)
  onDisk('remove', '.portalgen/cache', () => rmSync(cache, { recursive: true, force: true }))
  if (!options.quiet) terminal.tell('removed .portalgen/cache')
}
