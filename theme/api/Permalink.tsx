import type { PropsOf } from '../../src/model/parts.ts'
import { fill } from '../../src/model/texts/texts.ts'

/** The link next to a heading that points to the heading. Its symbol is set in CSS. */
export function Permalink({ href, to, parts: { texts } }: PropsOf<'Permalink'>) {
  // biome-ignore lint/a11y/useAnchorContent: the label is its content for those who cannot see the mark.
  return <a className="permalink" href={href} aria-label={fill(texts.page.linkTo, { name: to })} />
}
