import { exactValue } from '../../yaml/exactValue.ts'
import type { Keywords } from '../read/schema/schema.ts'

/** The smallest number that the limits allow, or 1. */
export function sampleNumber(keywords: Keywords, type: string | undefined): number | bigint {
  const step = keywords.number('multipleOf')
  const above = keywords.number('exclusiveMinimum')
  const least = keywords.number('minimum') ?? (above === undefined ? undefined : above + (step ?? 1))
  const most = keywords.number('maximum') ?? keywords.number('exclusiveMaximum')
  const start = least ?? (most !== undefined && most < 1 ? most - (step ?? 1) : 1)
  if (type !== 'integer' && above !== undefined && most !== undefined && start >= most) return (above + most) / 2
  if (Math.abs(start) > Number.MAX_SAFE_INTEGER) return hugeNumber(keywords) ?? start
  const value = step === undefined || (step < 1 && least === undefined) ? start : multipleFrom(start, step)
  return type === 'integer' ? Math.ceil(value) : value
}

/** Without the digits that only come from computing in binary. */
const multipleFrom = (start: number, step: number): number =>
  Number((Math.ceil(Number((start / step).toPrecision(12))) * step).toPrecision(12))

/** A number at a limit that JavaScript would round. */
function hugeNumber({ written }: Keywords): bigint | undefined {
  const limitAt = (name: string): bigint | undefined => {
    const node = written.get(name)
    const value = node && exactValue(node)
    return typeof value === 'bigint' || (typeof value === 'number' && Number.isInteger(value))
      ? BigInt(value)
      : undefined
  }
  const step = limitAt('multipleOf') ?? 1n
  const least = limitAt('minimum') ?? next(limitAt('exclusiveMinimum'), 1n)
  if (least !== undefined) return least + ((step - (((least % step) + step) % step)) % step)
  const most = limitAt('maximum') ?? next(limitAt('exclusiveMaximum'), -1n)
  return most === undefined ? undefined : most - (((most % step) + step) % step)
}

/** The next number; one further away where validators, which round, would take the next for the limit. */
function next(limit: bigint | undefined, by: bigint): bigint | undefined {
  if (limit === undefined) return undefined
  return Number(limit + by) === Number(limit) ? limit + (by * (limit < 0n ? -limit : limit)) / 1000n : limit + by
}
