type ColorMode = 'light' | 'dark'

/** What the reader wants; `system` where the site follows the system and the reader has not chosen otherwise. */
export type ColorChoice = ColorMode | 'system'

export type ColorModeSettings = { standard: ColorMode; respectSystem: boolean }

/** What is stored may be anything: another version or a person may have written it. */
export function choiceOf(stored: string | undefined, { standard, respectSystem }: ColorModeSettings): ColorChoice {
  if (stored === 'light' || stored === 'dark') return stored
  return respectSystem ? 'system' : standard
}

export function modeOf(choice: ColorChoice, systemIsDark: boolean): ColorMode {
  if (choice !== 'system') return choice
  return systemIsDark ? 'dark' : 'light'
}

/** The choice that the button leads to. Where the site follows the system, the reader can go back to that. */
export function nextChoice(choice: ColorChoice, { respectSystem }: ColorModeSettings): ColorChoice {
  if (choice === 'system') return 'light'
  if (choice === 'light') return 'dark'
  return respectSystem ? 'system' : 'light'
}
