import type { SourceTree } from '../foreignSite.ts'
import { fileValue } from '../read/files.ts'
import { isObject, type Json } from '../read/json.ts'
import type { Tally } from '../tally.ts'

/** The configuration with the other files of its folder: `config/_default/params.toml` is `params` in it. */
export function configIn(tree: SourceTree, file: string, tally: Tally): Json | undefined {
  const whole = fileValue(tree, file, tally)
  if (!file.includes('/') || !isObject(whole)) return whole
  const parts = tree.files.flatMap((path): [string, Json][] => {
    const [, name] = /^config\/_default\/(params|languages|menus?)(?:\.[a-z-]+)?\.(?:toml|ya?ml|json)$/.exec(path) ?? []
    const value = name === undefined ? undefined : fileValue(tree, path, tally)
    return name === undefined || value === undefined ? [] : [[name, value]]
  })
  return { ...Object.fromEntries(parts), ...whole }
}
