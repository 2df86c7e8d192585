import type { Place } from '../model/problem.ts'

/** An error in the YAML text; caught by `parseYaml`. */
export class YamlError extends Error {
  readonly place: Place
  readonly fix: string | undefined

  constructor(place: Place, message: string, fix?: string) {
    super(message)
    this.place = place
    this.fix = fix
  }
}
