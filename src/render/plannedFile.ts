import type { OutputFile } from '../model/output.ts'
import type { Place } from '../model/problem.ts'
import type { Renderer } from './renderer.ts'

/** A file beside the pages, by its name; it is made when it is written. */
export type PlannedFile = {
  path: string
  /** Its content, as named in messages. */
  what: string
  /** Where the user asked for it, if anywhere. */
  place?: Place
  render(renderer: Renderer): OutputFile['content']
}
