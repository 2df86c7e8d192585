import { type Place, type Problem, warning } from '../../model/problem.ts'
import { didYouMean } from '../../model/suggestion.ts'
import type { TextContext } from '../context.ts'
import { cardIn } from '../directives/card.ts'
import type { Directive } from '../directives/directiveParts.ts'
import { escapeText } from '../walk/markup.ts'
import type { Icon, IconSet } from './icon.ts'

/** Draws an icon within a text. One that does not exist is reported, and only its label is shown. */
export function drawIcon(node: Icon, context: TextContext, size: '16' | '24' = '16'): void {
  const { icons } = context.options
  if (node.data || !icons) return
  const place = context.placeOf(node)
  const markup = icons.draw(node.name, size, node.label)
  if (markup === undefined) context.problems.push(unknownIcon(node.name, place, icons))
  for (const name of node.unknown) {
    const message = `":icon" has no attribute "${name}"`
    context.problems.push(warning('unknown-directive', place, { message, fix: 'known attributes: label' }))
  }
  node.data = { markup: markup ?? escapeText(node.label) }
}

/** Those of cards are larger. */
export function drawCardIcons({ children }: Directive, context: TextContext): void {
  const items = children.flatMap((child) => (child.type === 'list' ? child.children : []))
  for (const { icon } of items.map(cardIn)) if (icon) drawIcon(icon, context, '24')
}

export function unknownIcon(name: string, place: Place, { names }: IconSet): Problem {
  const choose = 'choose one of https://primer.style/octicons/'
  if (name.trim() === '') return warning('unknown-icon', place, { message: 'this icon has no name', fix: choose })
  const fix = didYouMean(name, names) ?? choose
  return warning('unknown-icon', place, { message: `there is no icon "${name}"`, fix, target: name })
}
