import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { reasonOf } from './reasonOf.ts'

/** What is used of the package `sharp`, which a site may install. */
export type Sharp = (bytes: Uint8Array) => SharpPicture

type SharpPicture = {
  rotate(): SharpPicture
  resize(size: { width: number; withoutEnlargement: boolean }): SharpPicture
  avif(options: { quality: number }): SharpPicture
  webp(options: { quality: number }): SharpPicture
  toBuffer(): Promise<Uint8Array>
}

/** Resolves the package as Node does, from the folder of the site. Returns a text that says why if it cannot be used. */
export async function loadSharp(root: string): Promise<Sharp | string> {
  const require = createRequire(join(root, 'site.js'))
  let path: string
  try {
    path = require.resolve('sharp')
  } catch {
    return 'is not installed'
  }
  try {
    const { default: sharp }: { default: Sharp } = await import(pathToFileURL(path).href)
    return sharp
  } catch (error) {
    // Its program for this system may be missing, for example if packages were installed on another one.
    return `cannot be loaded: ${reasonOf(error)}`
  }
}
