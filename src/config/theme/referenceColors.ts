import type { SiteConfig } from '../../model/config.ts'
import { error, type Problem } from '../../model/problem.ts'
import type { UserConfig } from '../siteShape.ts'
import { LEAST_CONTRAST } from './contrast.ts'
import { lowContrasts, nearestReadable } from './palette.ts'

/** References show methods and marks in their colour as text, on these. Their dark mode lightens it. */
const SURFACES = ['paper', 'surface', 'raised']

/** Reports colours of references that cannot be read on the page. */
export const checkReferenceColors = ({ theme }: SiteConfig, { apis = [] }: UserConfig): Problem[] =>
  apis.flatMap(({ primaryColor }) => {
    if (!primaryColor) return []
    const { value, place } = primaryColor
    const given = { ...theme?.colors.light, link: value }
    const low = lowContrasts(given, 'light').find(({ text, surface }) => text === 'link' && SURFACES.includes(surface))
    if (!low) return []
    const shown = Math.floor(low.contrast * 100) / 100
    const message = `"primaryColor" (${value}) has a contrast of ${shown}:1 on "${low.surface}" in light mode, and text needs ${LEAST_CONTRAST}:1`
    const nearest = nearestReadable(given, 'link', 'light')
    const fix = nearest ? `write "${nearest}", the nearest colour that passes` : `also change "${low.surface}"`
    return [error('invalid-config', place, { message, fix })]
  })
