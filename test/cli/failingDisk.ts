import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** What changes something on the disk. */
const CHANGES = [
  'appendFileSync',
  'copyFileSync',
  'linkSync',
  'mkdirSync',
  'renameSync',
  'rmSync',
  'rmdirSync',
  'unlinkSync',
  'utimesSync',
  'writeFileSync',
  'writeSync',
] as const

export type Fault =
  /** This change fails, as on a full disk; those after it do not. */
  | { kind: 'fails'; at: number; code: string }
  /** From this change on nothing reaches the disk any more, as after `kill -9`. */
  | { kind: 'killed'; at: number }
  /** The same, but in the middle of this change: of what it writes, the first half is there. */
  | { kind: 'torn'; at: number }

/** Does something while the disk has a fault. @returns how many changes were tried */
export async function withFault(fault: Fault, step: () => Promise<void>): Promise<number> {
  const real = Object.fromEntries(CHANGES.map((name) => [name, fs[name]]))
  let count = 0
  const guard = (name: (typeof CHANGES)[number]): void => {
    const change = real[name] as (...args: unknown[]) => unknown
    Object.assign(fs, {
      [name](...args: unknown[]) {
        count += 1
        if (fault.kind === 'torn' && count === fault.at) change(...firstHalf(name, args))
        if (fault.kind !== 'fails' && count >= fault.at) throw new Error('the process is dead')
        // Removing is how a build tidies up; a full disk does not keep it from that.
        if (fault.kind === 'fails' && count === fault.at && name !== 'rmSync') throw systemError(fault.code, name)
        return change(...args)
      },
    })
  }
  for (const name of CHANGES) guard(name)
  syncBuiltinESMExports()
  try {
    await step()
  } finally {
    Object.assign(fs, real)
    syncBuiltinESMExports()
  }
  return count
}

/** What a change gets that writes half of a text; one that writes none gets what it got. */
function firstHalf(name: (typeof CHANGES)[number], [target, text, ...more]: unknown[]): unknown[] {
  const writes = name === 'writeFileSync' || name === 'appendFileSync' || name === 'writeSync'
  if (!writes || !(typeof text === 'string' || text instanceof Uint8Array)) return [target, text, ...more]
  const half = text.slice(0, text.length / 2)
  return name === 'writeSync' ? [target, half] : [target, half, ...more]
}

const systemError = (code: string, syscall: string): Error =>
  Object.assign(new Error(`${code}: injected, ${syscall}`), { code, syscall })
