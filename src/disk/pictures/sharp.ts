import { optionalPackage } from '../optionalPackage.ts'

/** What is used of the package `sharp`, which a site may install. */
export type Sharp = (bytes: Uint8Array) => SharpPicture

type SharpPicture = {
  rotate(): SharpPicture
  resize(size: { width: number; withoutEnlargement: boolean }): SharpPicture
  avif(options: { quality: number }): SharpPicture
  webp(options: { quality: number }): SharpPicture
  toBuffer(): Promise<Uint8Array>
}

/** Returns the reason, as a text, if it cannot be used. */
export const loadSharp = (root: string): Promise<Sharp | string> => optionalPackage<Sharp>(root, 'sharp')
