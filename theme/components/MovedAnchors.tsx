import type { PropsOf } from '../../src/model/parts.ts'

/**
 * Links to sections that have moved to other pages. Only the one named in the address is shown; script follows it at once.
 */
export const MovedAnchors = ({ anchors }: PropsOf<'MovedAnchors'>) =>
  anchors.map(({ id, href }) => (
    <p key={id} id={id} className="moved-anchor" data-nosnippet="">
      This part has moved to <a href={href}>{href}</a>.
    </p>
  ))
