import { imageSize } from 'image-size'
import type { Asset } from '../model/asset.ts'

const IMAGES = /\.(avif|bmp|gif|ico|jpe?g|png|svg|webp)$/i

/** The most that common formats can have and browsers draw; a file may claim more. */
const LARGEST = 65_535

/** Returns the size of an image in CSS pixels; undefined for other files and for images without a plausible size. */
export function imageDimensions(path: string, read: () => Uint8Array): Asset['dimensions'] {
  if (!IMAGES.test(path)) return undefined
  const bytes = read()
  try {
    const { width, height, orientation = 1 } = imageSize(bytes)
    if (!width || !height || Math.max(width, height) > LARGEST) return undefined
    // A mark of the camera, by which browsers turn the picture.
    return orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch {
    // A damaged image is left to the browser; only its size is unknown.
    return undefined
  }
}
