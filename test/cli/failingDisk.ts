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

/** What only looks at the disk. */
const LOOKS = [
  'fstatSync',
  'lstatSync',
  'openSync',
  'readFileSync',
  'readSync',
  'readdirSync',
  'readlinkSync',
  'realpathSync',
  'statSync',
] as const

type Call = (typeof CHANGES)[number] | (typeof LOOKS)[number]

export type Fault =
  /** This call fails, one that changes nothing too; those after it do not. */
  | { kind: 'refused'; at: number; code: string }
  /** This change fails, as on a full disk; those after it do not. */
  | { kind: 'fails'; at: number; code: string }
  /** From this change on nothing reaches the disk any more, as after `kill -9`. */
  | { kind: 'killed'; at: number }
  /** The same, but in the middle of this change: of what it writes, the first half is there. */
  | { kind: 'torn'; at: number }
  /** From this write on the disk is full: the first half of what it writes still fits. */
  | { kind: 'full'; at: number }

/** What needs space. */
const WRITES: readonly Call[] = [
  'appendFileSync',
  'copyFileSync',
  'linkSync',
  'mkdirSync',
  'writeFileSync',
  'writeSync',
]

const CALLS: Record<Fault['kind'], readonly Call[]> = {
  refused: [...CHANGES, ...LOOKS],
  fails: CHANGES,
  killed: CHANGES,
  torn: CHANGES,
  full: WRITES,
}

/** Does something while the disk has a fault. @returns how many changes were tried, or calls where any may fail */
export async function withFault(fault: Fault, step: () => Promise<void>): Promise<number> {
  const calls = CALLS[fault.kind]
  const real = Object.fromEntries(calls.map((name) => [name, fs[name]]))
  let count = 0
  const guard = (name: Call): void => {
    const change = real[name] as (...args: unknown[]) => unknown
    const guarded =
      (call: typeof change) =>
      (...args: unknown[]) => {
        if (fault.kind === 'refused' && isOfProgram(args[0])) return call(...args)
        count += 1
        if (fault.kind === 'torn' && count === fault.at) call(...firstHalf(name, args))
        if ((fault.kind === 'killed' || fault.kind === 'torn') && count >= fault.at)
          throw new Error('the process is dead')
        if (fault.kind === 'full' && count >= fault.at) {
          if (count === fault.at && takesText(name)) call(...firstHalf(name, args))
          throw systemError('ENOSPC', name)
        }
        // Removing is how a build tidies up; a full disk does not keep it from that.
        const isRefused = fault.kind === 'refused' || (fault.kind === 'fails' && name !== 'rmSync')
        if (isRefused && count === fault.at) throw systemError(fault.code, name)
        return call(...args)
      }
    const native = name === 'realpathSync' ? { native: guarded(fs.realpathSync.native as typeof change) } : {}
    Object.assign(fs, { [name]: Object.assign(guarded(change), native) })
  }
  for (const name of calls) guard(name)
  syncBuiltinESMExports()
  try {
    await step()
  } finally {
    Object.assign(fs, real)
    syncBuiltinESMExports()
  }
  return count
}

/** Node loads modules by the same calls. */
const isOfProgram = (path: unknown): boolean => /\bnode_modules\b|^node:|\/lib\//.test(String(path))

/** What a change gets that writes half of a text; one that writes none gets what it got. */
function firstHalf(name: Call, [target, text, ...more]: unknown[]): unknown[] {
  if (!takesText(name) || !(typeof text === 'string' || text instanceof Uint8Array)) return [target, text, ...more]
  const half = text.slice(0, text.length / 2)
  return name === 'writeSync' ? [target, half] : [target, half, ...more]
}

const takesText = (name: Call): boolean => name === 'writeFileSync' || name === 'appendFileSync' || name === 'writeSync'

const systemError = (code: string, syscall: string): Error =>
  Object.assign(new Error(`${code}: injected, ${syscall}`), { code, syscall })
