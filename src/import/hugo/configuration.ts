import type { SourceTree } from '../foreignSite.ts'
import { fileValue } from '../read/files.ts'
import { isObject, type Json } from '../read/json.ts'
import type { Tally } from '../tally.ts'

/** `params.toml`, `menus.en.toml`, `menus/menus.en.toml` */
const PART = /^config\/_default\/(?:\w+\/)?(?!(?:hugo|config)\.)(\w+)(?:\.[a-z-]+)?\.(?:toml|ya?ml|json)$/i

/** The configuration with the files of `config/_default`, also beside it: `config/_default/params.toml` is `params` in it. */
export function configIn(tree: SourceTree, file: string, tally: Tally): Json | undefined {
  const whole = fileValue(tree, file, tally)
  if (!isObject(whole)) return whole
  const parts = tree.files.flatMap((path): [string, Json][] => {
    const [, name] = PART.exec(path) ?? []
    const value = name === undefined ? undefined : fileValue(tree, path, tally)
    return name === undefined || value === undefined ? [] : [[name, value]]
  })
  return { ...Object.fromEntries(parts), ...whole }
}
