import type { Parts } from '../src/model/parts.ts'
import type { Theme } from '../src/model/theme.ts'
import { defaultParts } from './defaultParts.ts'
import { FIGTREE } from './fonts/figtree.ts'
import { inlineScript } from './inline/inlineScript.ts'

export * from './shared.ts'

/** The default theme with some of its parts replaced. */
export const createTheme = (replaced: Partial<Parts> = {}): Theme => ({
  parts: { ...defaultParts, ...replaced },
  own: Object.keys(replaced),
  styles: 'styles/main.css',
  client: 'client/main.ts',
  clientWithIslands: 'client/mainWithIslands.ts',
  font: FIGTREE,
  inlineScript,
})

export const defaultTheme: Theme = createTheme()

/** What a workspace loads: the same name in every theme. */
export { defaultTheme as theme }
