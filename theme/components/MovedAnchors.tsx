import type { PropsOf } from '../../src/model/parts.ts'
import { filled } from '../texts/filled.ts'

/**
 * Links to sections that have moved to other pages. Only the one named in the address is shown; script follows it at once.
 */
export const MovedAnchors = ({ anchors, parts: { texts } }: PropsOf<'MovedAnchors'>) =>
  anchors.map(({ id, href }) => (
    <p key={id} id={id} className="moved-anchor" data-nosnippet="">
      {filled(texts.page.moved, { link: <a href={href}>{href}</a> })}
    </p>
  ))
