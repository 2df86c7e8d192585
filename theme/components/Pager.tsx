import type { PropsOf } from '../../src/model/parts.ts'

/** The neighbours of a page in the order of reading. */
export function Pager({ previous, next, words: [before, after] = ['Previous', 'Next'] }: PropsOf<'Pager'>) {
  if (!previous && !next) return null
  return (
    <nav className="pager" aria-label={`${before} and ${after.toLowerCase()} page`}>
      {previous && (
        <a className="pager-previous" rel="prev" href={previous.href}>
          <span className="pager-direction">{before}</span> <span className="pager-label">{previous.label}</span>
        </a>
      )}
      {next && (
        <a className="pager-next" rel="next" href={next.href}>
          <span className="pager-direction">{after}</span> <span className="pager-label">{next.label}</span>
        </a>
      )}
    </nav>
  )
}
