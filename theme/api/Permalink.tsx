import type { PropsOf } from '../../src/model/parts.ts'

/** The mark beside a heading that links to it; its glyph comes from the style sheet. */
export function Permalink({ href, to }: PropsOf<'Permalink'>) {
  // biome-ignore lint/a11y/useAnchorContent: the label is its content for those who cannot see the mark.
  return <a className="permalink" href={href} aria-label={`Link to “${to}”`} />
}
