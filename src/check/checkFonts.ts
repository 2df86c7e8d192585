import { assetPath, type FontFault } from '../model/asset.ts'
import { error, type Problem } from '../model/problem.ts'
import type { Site } from '../model/site.ts'

/** Reports fonts of the theme that browsers cannot load: pages would be shown in another font without a word. */
export function checkFonts({ config: { theme }, assets }: Site): Problem[] {
  return (theme?.fonts ?? []).flatMap(({ file: { target, place } }) => {
    const fault = assets.get(assetPath(target))?.fontFault
    return fault ? [error('broken-asset', place, { ...messageOf(target, fault), target })] : []
  })
}

const messageOf = (target: string, fault: FontFault): { message: string; fix: string } =>
  fault === 'not-woff2'
    ? { message: `"${target}" is not in the format WOFF2, whatever its name says`, fix: 'convert the font to WOFF2' }
    : { message: `"${target}" is cut off: it has ${fault.has} of its ${fault.of} bytes`, fix: 'copy the font again' }
