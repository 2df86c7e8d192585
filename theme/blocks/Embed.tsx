import type { PropsOf } from '../../src/model/parts.ts'

/** What another site shows: a link to it, in whose place the browser's script shows a frame when it is followed. */
export const Embed = ({ src, host, title, id, children }: PropsOf<'Embed'>) =>
  src === undefined ? (
    <div id={id}>{children}</div>
  ) : (
    <figure className="embed" id={id} data-src={src} data-title={title}>
      {children}
      <figcaption>{host}</figcaption>
    </figure>
  )
