import type { CodeDisplay, LineRange } from '../../model/codeMarkup.ts'
import { pushAll } from '../../model/pushAll.ts'

const WORD = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|\{([^{}]*)\}|(\S+))|\{([\d,\s-]+)\}|(\S+)/g

/**
 * Reads `title="x" {2,4-6} ins={3} del={2} lines=10`. Other words (`api=createSubscription.201`) are read elsewhere.
 */
export function readFenceMeta(meta: string): CodeDisplay {
  const read: CodeDisplay = { title: undefined, highlighted: [], inserted: [], deleted: [], firstNumber: undefined }
  for (const [, key, double, single, braced, plain, ranges, word] of meta.matchAll(WORD)) {
    const value = double ?? single ?? braced ?? plain ?? ''
    if (ranges !== undefined) pushAll(read.highlighted, rangesIn(ranges))
    else if (key === 'title') read.title = value
    else if (key === 'ins') pushAll(read.inserted, rangesIn(value))
    else if (key === 'del') pushAll(read.deleted, rangesIn(value))
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
