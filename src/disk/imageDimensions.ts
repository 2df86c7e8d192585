import { imageSize } from 'image-size'
import type { Asset } from '../model/asset.ts'

const IMAGES = /\.(avif|bmp|gif|ico|jpe?g|png|svg|webp)$/i

/** The size of a picture in CSS pixels; undefined for other files and for pictures that do not say. */
export function imageDimensions(path: string, read: () => Uint8Array): Asset['dimensions'] {
  if (!IMAGES.test(path)) return undefined
  const bytes = read()
  try {
    const { width, height } = imageSize(bytes)
    return width && height ? { width, height } : undefined
  } catch {
    // A damaged picture is shown as browsers show it; only its size is unknown.
    return undefined
  }
}
