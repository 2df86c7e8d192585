import type { PropsOf } from '../../src/model/parts.ts'

/**
 * What stood on this page and stands elsewhere now. Only the one that an address names is shown; script follows it at once.
 */
export const MovedAnchors = ({ anchors }: PropsOf<'MovedAnchors'>) =>
  anchors.map(({ id, href }) => (
    <p key={id} id={id} className="moved-anchor" data-nosnippet="">
      This part has moved to <a href={href}>{href}</a>.
    </p>
  ))
