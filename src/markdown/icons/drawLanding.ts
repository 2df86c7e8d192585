import { html } from '../../model/html.ts'
import type { FrontMatter, Iconic } from '../../model/page.ts'
import type { Problem } from '../../model/problem.ts'
import { unknownIcon } from './drawIcons.ts'
import type { IconSet } from './icon.ts'

/** Draws the icons of the buttons and cards of a landing page; `problems` is extended. */
export function drawLanding(frontMatter: FrontMatter, icons: IconSet | undefined, problems: Problem[]): FrontMatter {
  const { hero, features } = frontMatter
  if (!icons || ![...(hero?.actions ?? []), ...(features ?? [])].some(({ icon }) => icon)) return frontMatter
  const actions = hero?.actions?.map((action) => drawn(action, '16', icons, problems))
  return {
    ...frontMatter,
    ...(hero && { hero: { ...hero, actions } }),
    ...(features && { features: features.map((feature) => drawn(feature, '24', icons, problems)) }),
  }
}

function drawn<T extends Iconic>(shown: T, size: '16' | '24', icons: IconSet, problems: Problem[]): T {
  const { icon } = shown
  // Other generators have characters, addresses and markup here.
  if (!icon || !/^[\w-]+$/.test(icon.name)) return shown
  const markup = icons.draw(icon.name, size, '')
  if (markup === undefined) problems.push(unknownIcon(icon.name, icon.place, icons))
  return markup === undefined ? shown : { ...shown, drawing: html(markup) }
}
