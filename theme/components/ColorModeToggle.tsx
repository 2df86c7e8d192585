import type { PropsOf } from '../../src/model/parts.ts'
import { saysTheSame } from '../../src/model/texts/merge.ts'
import { colorMode as englishColorMode } from '../../src/model/texts/scripts.ts'
import { ColorModeSwitch } from '../islands/ColorModeSwitch.tsx'
import { Island } from '../islands/Island.tsx'

/** The button that switches the colour mode, if the site enables it. */
export function ColorModeToggle({ colorMode, parts: { texts } }: PropsOf<'ColorModeToggle'>) {
  if (!colorMode.switch) return null
  const { default: standard, respectSystem } = colorMode
  const words = saysTheSame(texts.colorMode, englishColorMode) ? undefined : texts.colorMode
  return <Island name="color-mode" component={ColorModeSwitch} props={{ standard, respectSystem, words }} />
}
