import type { Json } from '../../read/json.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

const two = (value: number): string => String(value).padStart(2, '0')

/** What each part of the day that layouts show stands for: Monday, 2 January 2006, 15:04:05. https://pkg.go.dev/time#Layout */
const PARTS: { readonly [part: string]: (date: Date) => string | number } = {
  January: (date) => MONTHS[date.getUTCMonth()] ?? '',
  Jan: (date) => MONTHS[date.getUTCMonth()]?.slice(0, 3) ?? '',
  Monday: (date) => DAYS[date.getUTCDay()] ?? '',
  Mon: (date) => DAYS[date.getUTCDay()]?.slice(0, 3) ?? '',
  2006: (date) => date.getUTCFullYear(),
  '06': (date) => two(date.getUTCFullYear() % 100),
  '01': (date) => two(date.getUTCMonth() + 1),
  '02': (date) => two(date.getUTCDate()),
  15: (date) => two(date.getUTCHours()),
  '04': (date) => two(date.getUTCMinutes()),
  '05': (date) => two(date.getUTCSeconds()),
  1: (date) => date.getUTCMonth() + 1,
  2: (date) => date.getUTCDate(),
}

const PART = new RegExp(Object.keys(PARTS).toSorted().toReversed().join('|'), 'g')

/** A date, or seconds since 1970, in a layout of Go; undefined of what is no date, and of layouts with other parts. */
export function inLayout(layout: Json | undefined, date: Json | undefined): string | undefined {
  const isIso = typeof date === 'string' && /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?$/.test(date)
  const read = typeof date === 'number' ? new Date(date * 1000) : isIso ? new Date(date) : undefined
  if (typeof layout !== 'string' || read === undefined || Number.isNaN(read.getTime())) return undefined
  const isWhole = !/[\d_]|[AP]M|MST/i.test(layout.replace(PART, ''))
  return isWhole ? layout.replace(PART, (part) => String(PARTS[part]?.(read) ?? part)) : undefined
}
