import set from '@primer/octicons/build/data.json' with { type: 'json' }
import { attributes } from '../walk/markup.ts'
import type { IconSet } from './icon.ts'

/** Octicons, most of which have one drawing for 16 pixels and another for 24. */
export const iconSet: IconSet = {
  names: Object.keys(set),
  draw(name, wanted, label) {
    const drawings = Object.hasOwn(set, name) ? set[name]?.heights : undefined
    const height = drawings?.[wanted] ? wanted : Object.keys(drawings ?? {}).at(-1)
    const drawing = drawings && height !== undefined ? drawings[height] : undefined
    if (!drawing) return undefined
    const shown = label === '' ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label }
    const size = { viewBox: `0 0 ${drawing.width} ${height}`, width: '1em', height: '1em' }
    const written = attributes({ class: 'pictogram', ...size, fill: 'currentColor', ...shown })
    return `<svg${written}>${drawing.path}</svg>`
  },
}
