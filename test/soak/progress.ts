import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../cli/compile.ts'

/** How far a campaign has come, so that one that was stopped goes on there. */
export type Progress = {
  /** @param first the number of the first execution, for a campaign that begins */
  next(first: number): number
  note(next: number): void
  end(): void
}

export function progressOf(campaign: string): Progress {
  const folder = join(packageRoot, '.portalgen/soak')
  const file = join(folder, campaign)
  return {
    next(first) {
      try {
        return Number(readFileSync(file, 'utf8'))
      } catch {
        return first
      }
    },
    note(next) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, String(next))
    },
    end: () => rmSync(file, { force: true }),
  }
}
