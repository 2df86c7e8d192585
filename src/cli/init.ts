import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { onDisk } from '../disk/diskTrouble.ts'
import type { CommandContext } from './context.ts'
import { starterSite } from './starterSite.ts'
import { UsageError } from './usageError.ts'

/** Makes a small site that builds. Never writes over anything. */
export async function initCommand(dir: string, { terminal }: CommandContext): Promise<void> {
  const root = resolve(dir)
  const taken = ['content', 'openapi'].find(
    (name) => existsSync(join(root, name)) && readdirSync(join(root, name)).length > 0,
  )
  if (taken) throw new UsageError(`there is a folder "${taken}" in "${dir}" already; nothing was written`)
  for (const { path, content } of starterSite()) {
    const target = join(root, path)
    if (existsSync(target)) continue
    onDisk('write', join(dir, path), () => {
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, content)
    })
  }
  const change = dir === '.' ? '' : `cd ${dir} && `
  terminal.tell(`made a site in ${dir}\nnext: ${change}npx portalgen serve`)
}
