import type { PropsOf } from '../../src/model/parts.ts'

/** The neighbours of a page in the order of reading. */
export function Pager({ previous, next }: PropsOf<'Pager'>) {
  if (!previous && !next) return null
  return (
    <nav className="pager" aria-label="Previous and next page">
      {previous && (
        <a className="pager-previous" rel="prev" href={previous.href}>
          <span className="pager-direction">Previous</span> <span className="pager-label">{previous.label}</span>
        </a>
      )}
      {next && (
        <a className="pager-next" rel="next" href={next.href}>
          <span className="pager-direction">Next</span> <span className="pager-label">{next.label}</span>
        </a>
      )}
    </nav>
  )
}
