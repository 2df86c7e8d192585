import type { InlineScriptFacts } from '../../src/model/theme.ts'
import { COLOR_MODE_KEY } from '../islands/storage.ts'
import { literal } from './literal.ts'

/** Sets the colour mode: the stored choice where readers may choose, else the system's, else the default. */
export function colorModeScript({
  default: standard,
  respectSystem,
  switch: mayChoose,
}: InlineScriptFacts['colorMode']) {
  const choice = mayChoose ? `stored(${literal(COLOR_MODE_KEY)})` : 'null'
  const otherwise = respectSystem ? '"system"' : literal(standard)
  const mode = respectSystem
    ? 'choice==="system"?(window.matchMedia&&matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"):choice'
    : 'choice'
  return (
    `var choice=${choice};` +
    `if(choice!=="light"&&choice!=="dark")choice=${otherwise};` +
    `root.setAttribute("data-theme",${mode});` +
    'root.setAttribute("data-theme-choice",choice);'
  )
}
