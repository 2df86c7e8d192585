import { createRequire } from 'node:module'
import type { OwnTheme } from '../../model/ownTheme.ts'
import { endingDraws } from './endingDraws.ts'
import { FILE } from './placeInTheme.ts'
import { openRealm, type Realm } from './realm.ts'

/** What a file of a theme exports. */
export type OwnModule = Readonly<Record<string, unknown>>

/** The package whose parts a site may import. */
const SHARED_PARTS = 'portalgen/theme'

/**
 * Runs the compiled code of a theme. React and the default parts are those of the program, so that there is one copy of them;
 * and no file is written, so that an edit leaves nothing behind.
 * @param shared what `portalgen/theme` exports
 */
export function evaluate(
  { code }: Pick<OwnTheme, 'code'>,
  shared: OwnModule,
  { realm = openRealm(), limit }: { realm?: Realm; limit?: number | undefined } = {},
): Readonly<Record<string, OwnModule>> {
  const require = createRequire(import.meta.url)
  const load = (name: string): unknown => (name === SHARED_PARTS ? shared : require(name))
  const run = realm.compile(code, ['require', 'module', 'exports'], FILE)
  // Code that does not end would hang the command, and `serve` with each save.
  return endingDraws(
    realm.within,
    limit,
  )(() => {
    const module: { exports: Record<string, OwnModule> } = { exports: {} }
    run(load, module, module.exports)
    return module.exports
  })
}
