import { makeSite } from '../engine/makeSite.ts'
import type { CommandContext } from './context.ts'

/** Makes a small site that builds. Never writes over anything. */
export async function initCommand(dir: string, { cwd, terminal }: CommandContext): Promise<void> {
  makeSite(cwd, dir)
  const change = dir === '.' ? '' : `cd ${dir} && `
  terminal.tell(`made a site in ${dir}\nnext: ${change}npx portalgen serve`)
}
