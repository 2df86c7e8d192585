import { pushAll } from '../../model/pushAll.ts'
import type { LiveOptions } from '../options.ts'
import { queue } from '../queue.ts'
import type { InternalErrors } from './internalErrors.ts'
import { type LiveContext, type LiveState, readEdits, readOutlines } from './liveState.ts'
import { type Reported, readAndReport } from './readAndReport.ts'

/** What a live site is read with, and who is told of it. */
export type LiveReader = { context: LiveContext; errors: InternalErrors; options: LiveOptions }

/** What the reads are of, and what becomes of them. */
type Shown = {
  current(): LiveState
  show(next: LiveState, paths: string[]): void
  /** Receives what was edited during a read, whose problems are found by a later one. */
  wait(paths: string[]): void
}

/** Reads of the whole site, one at a time, together with what is edited meanwhile. */
export type WholeReads = {
  read(paths: string[]): Promise<unknown>
  /** Leaves edits to the read that is under way. @returns whether one is */
  note(paths: string[]): boolean
  /** Runs a step after the reads that have begun. */
  after(step: () => Promise<unknown>): Promise<unknown>
}

export function wholeReads(reader: LiveReader, { current, show, wait }: Shown): WholeReads {
  const { errors } = reader
  /** What is edited while the whole site is read; undefined while it is not. */
  let meanwhile: string[] | undefined
  const readOnce = async (paths: string[]): Promise<void> => {
    const noted: string[] = []
    meanwhile = noted
    try {
      let next = await readReporting(current(), paths)
      for (let more = noted.splice(0); more.length > 0; more = noted.splice(0)) next = await caughtUp(next, more)
      // While the configuration is unusable, the last good site is kept and the problems are shown.
      show(next ? (next.state ?? { ...current(), problems: next.problems }) : current(), paths)
    } finally {
      meanwhile = undefined
    }
  }
  const readReporting = (before: LiveState, changed: string[]): Promise<Reported | undefined> => {
    errors.clear()
    return errors.attempt(() => readAndReport(reader, before, changed))
  }
  /** What was read, with the edits that came in between; their problems are found later. */
  const caughtUp = async (next: Reported | undefined, paths: string[]): Promise<Reported | undefined> => {
    const state = next?.state && (await withEdits(reader, next.state, paths))
    if (!next || !state) return readReporting(next?.state ?? current(), paths)
    wait(paths)
    return { ...next, state }
  }
  const inTurn = queue()
  return {
    read: (paths) => inTurn(() => errors.attempt(() => readOnce(paths))),
    note(paths) {
      if (meanwhile) pushAll(meanwhile, paths)
      return meanwhile !== undefined
    },
    after: inTurn,
  }
}

/** A state with edits that can be shown at once; undefined if they need a read of the whole site. */
export const withEdits = (
  { context, errors }: Pick<LiveReader, 'context' | 'errors'>,
  state: LiveState,
  paths: string[],
): Promise<LiveState | undefined> =>
  errors.attempt(async () => {
    const edited = await readEdits(context, state, [...new Set(paths)])
    return edited ?? (state.answers.isWhole ? undefined : readOutlines(context))
  })
