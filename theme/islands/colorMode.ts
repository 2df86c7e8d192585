type ColorMode = 'light' | 'dark'

/** The reader's choice; `system` if the site follows the system and the reader has not chosen otherwise. */
export type ColorChoice = ColorMode | 'system'

export type ColorModeSettings = { standard: ColorMode; respectSystem: boolean }

/** Validates the stored value, which another version or the reader may have written. */
export function choiceOf(stored: string | undefined, { standard, respectSystem }: ColorModeSettings): ColorChoice {
  if (stored === 'light' || stored === 'dark') return stored
  return respectSystem ? 'system' : standard
}

export function modeOf(choice: ColorChoice, systemIsDark: boolean): ColorMode {
  if (choice !== 'system') return choice
  return systemIsDark ? 'dark' : 'light'
}

/** Returns the next choice of the button. If the site follows the system, the reader can return to that. */
export function nextChoice(choice: ColorChoice, { respectSystem }: ColorModeSettings): ColorChoice {
  if (choice === 'system') return 'light'
  if (choice === 'light') return 'dark'
  return respectSystem ? 'system' : 'light'
}
