import { optionalPackage } from '../optionalPackage.ts'

/** What is used of the package `subset-font`, which a site may install. It keeps variations and all features. */
export type SubsetFont = (
  bytes: Uint8Array,
  characters: string,
  options: { targetFormat: 'woff2' },
) => Promise<Uint8Array>

/** Returns the reason, as a text, if it cannot be used. */
export const loadSubsetFont = (root: string): Promise<SubsetFont | string> =>
  optionalPackage<SubsetFont>(root, 'subset-font')
