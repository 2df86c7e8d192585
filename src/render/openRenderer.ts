import type { Site } from '../model/site.ts'
import type { Texts } from '../model/texts/texts.ts'
import { framesOf } from './blocks/frames.ts'
import { sharedHead } from './head/sharedHead.ts'
import { onceFor } from './onceFor.ts'
import { watchParts } from './own/watchParts.ts'
import { drawWith } from './renderDocument.ts'
import type { Materials, Renderer } from './renderer.ts'
import { scriptTexts } from './scriptTexts.ts'

export function openRenderer<Given extends Materials>(given: Given): Given & Renderer {
  const watch = watchParts(given.theme, given.onFailure)
  const theme = watch ? { ...given.theme, parts: watch.parts } : given.theme
  const frameOf = onceFor((texts: Texts) => framesOf({ ...theme.parts, texts }, watch))
  return {
    ...given,
    draw: drawWith(theme),
    frameOf,
    scriptTexts: onceFor(scriptTexts),
    headOf: onceFor((site: Site) => sharedHead(site, given)),
    watch,
  }
}
