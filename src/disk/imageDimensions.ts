import { imageSize } from 'image-size'
import type { Asset } from '../model/asset.ts'

const IMAGES = /\.(avif|bmp|gif|ico|jpe?g|png|svg|webp)$/i

/** Returns the size of an image in CSS pixels; undefined for other files and for images without a size. */
export function imageDimensions(path: string, read: () => Uint8Array): Asset['dimensions'] {
  if (!IMAGES.test(path)) return undefined
  const bytes = read()
  try {
    const { width, height } = imageSize(bytes)
    return width && height ? { width, height } : undefined
  } catch {
    // A damaged image is left to the browser; only its size is unknown.
    return undefined
  }
}
