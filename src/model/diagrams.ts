import type { ColorMode, ThemeConfig } from './config.ts'
import { COLORS, type ColorName } from './designTokens.ts'
import { diagramVariables } from './diagramOptions.ts'
import type { Place } from './problem.ts'

/** The variables of the library that draws, as JSON. */
export type DiagramColors = Record<ColorMode, string>

/** A diagram of a page, and the names of its drawings. */
export type Diagram = { source: string; names: Record<ColorMode, string>; place: Place }

/** A drawing that does not exist yet. */
export type WantedDrawing = { name: string; source: string; colors: string }

export const MODES = ['light', 'dark'] as const

export function colorsForDiagrams(theme: ThemeConfig | undefined): DiagramColors {
  const of = (mode: ColorMode): string =>
    JSON.stringify(
      diagramVariables(mode === 'dark', (name: ColorName) => theme?.colors[mode][name] ?? COLORS[name][mode]),
    )
  return { light: of('light'), dark: of('dark') }
}

/** Where drawings are kept, below `content/`, and where they are published. */
export const DRAWINGS_FOLDER = '_diagrams'
export const drawingPath = (name: string): string => `assets/diagrams/${name}`
