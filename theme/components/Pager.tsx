import type { PropsOf } from '../../src/model/parts.ts'
import { fill, withinSentence } from '../../src/model/texts/texts.ts'

/** The neighbours of a page in the order of reading. */
export function Pager({ previous, next, words, parts: { texts } }: PropsOf<'Pager'>) {
  const [before, after] = words ?? [texts.page.previous, texts.page.next]
  if (!previous && !next) return null
  return (
    <nav className="pager" aria-label={fill(texts.page.neighbours, { before, after: withinSentence(texts, after) })}>
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
