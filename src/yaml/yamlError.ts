import type { Place } from '../model/problem.ts'

/** An error in the YAML text itself; caught where the text is parsed, never seen outside. */
export class YamlError extends Error {
  readonly place: Place
  readonly fix: string | undefined

  constructor(place: Place, message: string, fix?: string) {
    super(message)
    this.place = place
    this.fix = fix
  }
}
