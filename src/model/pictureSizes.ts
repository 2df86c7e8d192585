export type PictureFormat = 'avif' | 'webp'

/** How pictures are made small: each format in these widths, in pixels. */
export type PictureSizes = { widths: number[]; formats: PictureFormat[] }

/** Pictures of pixels that browsers show alike in other formats; animated ones and drawings stay as they are. */
export const maySmall = (path: string): boolean => /\.(?:png|jpe?g)$/i.test(path)
