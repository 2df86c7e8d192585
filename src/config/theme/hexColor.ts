import type { Shape } from '../../yaml/shape.ts'
import { converted, name, narrowed } from '../../yaml/values.ts'
import { HEX_COLOR } from '../textPattern.ts'
import { hexOf } from './hexOf.ts'

/** `#rgb` or `#rrggbb`, as `#rrggbb`: the value becomes part of a style sheet. */
export const hexColor: Shape<string> = converted(narrowed(name, HEX_COLOR), (value, node, report) => {
  const [, short = '', long = ''] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(value) ?? []
  if (short + long !== '') return `#${long || short.replace(/./g, '$&$&')}`.toLowerCase()
  const meant = hexOf(value)
  const fix = meant === undefined ? 'write it as "#rrggbb", in quotes' : `write "${meant}"`
  report(node.place, `"${value}" is not a hexadecimal colour`, fix)
  return undefined
})
