import { makeSite } from '../engine/makeSite.ts'
import type { CommandContext } from './context.ts'

/** Creates a small site that builds. Existing files are not overwritten. */
export async function initCommand(dir: string, { cwd, terminal }: CommandContext): Promise<void> {
  makeSite(cwd, dir)
  const change = dir === '.' ? '' : `cd ${dir} && `
  terminal.tell(`created a site in ${dir}\nnext: ${change}npx portalgen serve`)
}
