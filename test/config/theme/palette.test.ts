import { expect, test } from 'vitest'
import { contrastOf } from '../../../src/config/theme/contrast.ts'
import { lightnessOf, withLightness } from '../../../src/config/theme/lightness.ts'
import { lowContrasts, nearestReadable } from '../../../src/config/theme/palette.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#123456', '#123456', 1],
])('%s on %s has a contrast of %d', (text, surface, contrast) => {
  expect(contrastOf(text, surface)).toBeCloseTo(contrast, 2)
})

test.each(['#0a7d5a', '#ff0000', '#ffd400', '#808080'])('%s with its own lightness is itself', (color) => {
  expect(withLightness(color, lightnessOf(color))).toBe(color)
})

test.each(['#ffd400', '#ff4488', '#33ccff', '#808080', '#ffffff', '#000000'])(
  'the colour that is named instead of %s passes, and is the nearest: one step back fails',
  (primary) => {
    for (const mode of ['light', 'dark'] as const) {
      const nearest = nearestReadable({ primary }, 'primary', mode) ?? ''
      expect(lowContrasts({ primary: nearest }, mode)).toEqual([])
      const back = (lightnessOf(primary) - lightnessOf(nearest)) * 0.1
      if (Math.abs(back) > 0.002)
        expect(lowContrasts({ primary: withLightness(primary, lightnessOf(nearest) + back) }, mode)).not.toEqual([])
    }
  },
)
