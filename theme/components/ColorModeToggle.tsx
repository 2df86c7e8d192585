import type { SiteView } from '../../src/model/view.ts'
import { ColorModeSwitch } from '../islands/ColorModeSwitch.tsx'
import { Island } from '../islands/Island.tsx'

/** The button that changes the colour mode, where the site lets its readers do so. */
export function ColorModeToggle({ colorMode }: { colorMode: SiteView['colorMode'] }) {
  if (!colorMode.switch) return null
  const { default: standard, respectSystem } = colorMode
  return <Island name="color-mode" component={ColorModeSwitch} props={{ standard, respectSystem }} />
}
