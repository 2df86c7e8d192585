import { ourIcon } from '../convert/iconNames.ts'
import type { JsxElement } from './attributes.ts'
import { type Context, noteOnce } from './context.ts'

/** The icon of ours that shows the same as one of another set; none if there is no such icon, which is noted once. */
export function iconMark(name: string, node: JsxElement, context: Context): string {
  const icon = ourIcon(name)
  if (icon === undefined) noteOnce(`icon without a counterpart: ${name}`, node, context)
  return icon === undefined ? '' : `:icon[${icon}]`
}
