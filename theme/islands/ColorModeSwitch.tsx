import { useEffect, useState } from 'react'
import { colorMode } from '../../src/model/texts/scripts.ts'
import type { Texts } from '../../src/model/texts/texts.ts'
import { type ColorChoice, type ColorModeSettings, choiceOf, modeOf, nextChoice } from './colorMode.ts'
import { COLOR_MODE_KEY, followStored, readStored, store } from './storage.ts'

type SwitchProps = ColorModeSettings & { words?: Texts['colorMode'] | undefined }

/**
 * Switches the colour mode; disabled until it hydrates. All icons are in the markup, and the style sheet shows one by
 * the attributes of `<html>` that the inline script has set, so the button is right from the first paint.
 */
export function ColorModeSwitch({ words = colorMode, ...settings }: SwitchProps) {
  const { standard, respectSystem } = settings
  const [choice, setChoice] = useState<ColorChoice>()

  useEffect(() => {
    const follow = (stored: string | undefined): void => setChoice(choiceOf(stored, { standard, respectSystem }))
    follow(readStored(COLOR_MODE_KEY))
    return followStored(COLOR_MODE_KEY, follow)
  }, [standard, respectSystem])

  useEffect(() => (choice ? showChoice(choice) : undefined), [choice])

  const next = choice && nextChoice(choice, settings)
  const label = next ? words[next] : words.name
  const choose = (): void => {
    setChoice(next)
    store(COLOR_MODE_KEY, next === 'system' ? undefined : next)
  }
  return (
    <button type="button" className="icon-button color-mode" disabled={!choice} aria-label={label} onClick={choose}>
      <span className="icon icon-light" />
      <span className="icon icon-dark" />
      <span className="icon icon-system" />
    </button>
  )
}

/** Applies the choice to the page, and follows the mode of the system while it changes. */
function showChoice(choice: ColorChoice): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const show = (): void => {
    const { dataset } = document.documentElement
    dataset['theme'] = modeOf(choice, system.matches)
    dataset['themeChoice'] = choice
  }
  show()
  system.addEventListener('change', show)
  return () => system.removeEventListener('change', show)
}
