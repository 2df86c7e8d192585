import type { Asset } from './asset.ts'
import type { PictureFormat, PictureSizes } from './pictureSizes.ts'

/** A smaller version of a picture. */
export type SmallPicture = { asset: Asset; format: PictureFormat; width: number }

/** What makes small pictures, and keeps them from build to build. */
export type Pictures = { make(pictures: Asset[], sizes: PictureSizes): Promise<PicturesResult> }

/** `missing`: the package that makes them cannot be used, for this `reason`. `faults`: why some cannot be made smaller. */
type PicturesResult =
  | { kind: 'made'; small: Map<Asset, SmallPicture[]>; faults: Map<Asset, string> }
  | { kind: 'missing'; reason: string }
