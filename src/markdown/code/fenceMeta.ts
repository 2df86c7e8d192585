/** The options in the info string of a code fence, after the language. */
export type FenceMeta = {
  title: string | undefined
  highlighted: LineRange[]
  inserted: LineRange[]
  deleted: LineRange[]
  /** The number of the first line when lines are numbered. */
  firstNumber: number | undefined
}

/** Lines from one number to another, both included, counted from 1. */
export type LineRange = { first: number; last: number }

/** The options of a fence with only a language. */
export const NO_META: FenceMeta = {
  title: undefined,
  highlighted: [],
  inserted: [],
  deleted: [],
  firstNumber: undefined,
}

const WORD = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|\{([^{}]*)\}|(\S+))|\{([\d,\s-]+)\}|(\S+)/g

/**
 * Reads `title="x" {2,4-6} ins={3} del={2} lines=10`. Other words (`api=createSubscription.201`) are read elsewhere.
 */
export function readFenceMeta(meta: string): FenceMeta {
  const read: FenceMeta = { ...NO_META, highlighted: [], inserted: [], deleted: [] }
  for (const [, key, double, single, braced, plain, ranges, word] of meta.matchAll(WORD)) {
    const value = double ?? single ?? braced ?? plain ?? ''
    if (ranges !== undefined) read.highlighted.push(...rangesIn(ranges))
    else if (key === 'title') read.title = value
    else if (key === 'ins') read.inserted.push(...rangesIn(value))
    else if (key === 'del') read.deleted.push(...rangesIn(value))
    else if (key === 'lines' || word === 'lines') read.firstNumber = Number.parseInt(value, 10) || 1
  }
  return read
}

function rangesIn(text: string): LineRange[] {
  return text.split(',').flatMap((part) => {
    const [, first, last] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? []
    return first === undefined ? [] : [{ first: Number(first), last: Number(last ?? first) }]
  })
}

export const isWithin = (line: number, ranges: LineRange[]): boolean =>
  ranges.some(({ first, last }) => line >= first && line <= last)
