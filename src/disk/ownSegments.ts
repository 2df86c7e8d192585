import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type SegmentPlace, type SegmentWriter, segmentWriter } from './segments.ts'
import { newSegmentName } from './textSegments.ts'

/** The segments that a build writes. No other process reads them until they are kept. */
type OwnSegments = {
  /** Returns the place of a value, or undefined from the first time on that the disk refuses one. */
  append(value: unknown): SegmentPlace | undefined
  /** Names a segment that another thread writes. @throws if there can be none */
  begin(): { folder: string; segment: string }
  isEmpty(): boolean
  /** Ends the writing. @throws what the disk has refused */
  finish(): void
  /** The segments belong to another owner from now on. */
  handOver(): void
  discard(): void
}

export function ownSegments(folder: string): OwnSegments {
  let names: string[] = []
  let writer: SegmentWriter | undefined
  let refused: { reason: unknown } | undefined
  const begin = (): { folder: string; segment: string } => {
    mkdirSync(folder, { recursive: true })
    const segment = newSegmentName()
    names.push(segment)
    return { folder, segment }
  }
  const close = (): void => {
    writer?.close()
    writer = undefined
  }
  return {
    begin,
    append(value) {
      if (refused) return undefined
      try {
        writer ??= segmentWriter(folder, begin().segment)
        return writer.append(value)
      } catch (reason) {
        // Nothing is lost yet, so the error is thrown only when the segments are to be kept.
        refused = { reason }
        return undefined
      }
    },
    isEmpty: () => names.length === 0 && !refused,
    finish() {
      if (refused) throw refused.reason
      close()
    },
    handOver() {
      names = []
    },
    discard() {
      close()
      for (const segment of names) rmSync(join(folder, segment), { force: true })
    },
  }
}
