import { joined } from '../paths.ts'
import { asList, asText, at, type Json, listAt, textAt } from '../read/json.ts'

/** Whether modules that need not be in the tree bring pages. */
export const hasContentFromModules = (config: Json | undefined): boolean =>
  listAt(config, 'module', 'imports')
    .flatMap((each) => listAt(each, 'mounts'))
    .some((mount) => textAt(mount, 'target')?.startsWith('content') ?? false)

/** The folders that each theme of a site may be in: a copy of its own, or one that `hugo mod vendor` has made. */
export const themesOf = (config: Json | undefined): string[][] => [
  ...asList(at(config, 'theme')).map((name) => [joined('themes', asText(name) ?? '')]),
  ...listAt(config, 'module', 'imports').map((each) => {
    const path = textAt(each, 'path') ?? ''
    return [joined('_vendor', path), joined('themes', path)]
  }),
]
