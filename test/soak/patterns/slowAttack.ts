import { type Attack, attacksOn } from './attacksOn.ts'

/** An attack that takes long, and the milliseconds that it takes with a text of 64,000 characters. */
export type SlowAttack = Attack & { milliseconds: number }

export function slowAttack(pattern: RegExp): SlowAttack | undefined {
  for (const attack of attacksOn(pattern)) {
    const milliseconds = estimate(pattern, attack)
    if (milliseconds > LONG) return { ...attack, milliseconds: Math.round(milliseconds) }
  }
  return undefined
}

/** A pattern that goes through a text once takes one or two. */
const LONG = 600

const WHOLE = 64_000

/** Measured with a text that is long enough for it, but no longer: what grows with the square is found at a sixteenth. */
function estimate(pattern: RegExp, attack: Attack): number {
  for (const size of [24, 250, 1000, WHOLE / 16, WHOLE / 2]) {
    const milliseconds = measure(pattern, attack, size)
    if (milliseconds > 25) return milliseconds * (WHOLE / size) ** 2
    if (size === WHOLE / 16 && milliseconds < 0.5) return 0
  }
  return measure(pattern, attack, WHOLE)
}

/** Twice if it takes long, since other work of the process may be measured, too. */
function measure(pattern: RegExp, { before, repeated }: Attack, size: number): number {
  const text = `${before}${repeated.repeat(size / repeated.length)}\u0001`
  const once = (): number => {
    const started = process.cpuUsage()
    if (pattern.global) for (const _ of text.matchAll(pattern));
    else pattern.test(text)
    const { user, system } = process.cpuUsage(started)
    return (user + system) / 1000
  }
  const first = once()
  return first < 0.5 ? first : Math.min(first, once())
}
