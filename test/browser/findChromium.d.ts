export function findChromium(options?: { windowed?: boolean }): string | undefined
export const CHROMIUM_ARGUMENTS: string[]
