import type { Asset } from './asset.ts'

/** The first and the last of characters that follow one another, as code points. */
export type CharacterRange = [first: number, last: number]

/** What cuts fonts down to some characters, and keeps them from build to build. */
export type Fonts = { subset(fonts: Asset[], characters: CharacterRange[]): Promise<FontsResult> }

/** `missing`: the package that does it cannot be used, for this `reason`. `faults`: why some cannot be read. */
type FontsResult =
  | { kind: 'made'; fonts: Map<Asset, Asset>; faults: Map<Asset, string> }
  | { kind: 'missing'; reason: string }
