import { search } from '../../src/model/texts/scripts.ts'
import { said } from '../texts/said.ts'
import { shownTexts } from '../texts/shown.ts'
import type { Marked } from './answer.ts'
import type { SearchPartProps } from './parts.ts'

/** One result. The part that its group already shows is only for screen readers. */
export function Hit({ hit, group, id, isActive, activate, followed }: SearchPartProps<'Hit'>) {
  const { kind, title, href, excerpt, context } = hit
  const texts = shownTexts('search', search)
  const isDeprecated = group.deprecated === true && kind === group.kind
  const isSaid = group.kind === 'operation' || context === group.title
  return (
    <a
      id={id}
      className="search-hit"
      role="option"
      href={href}
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={activate}
      onClick={followed}
    >
      <span className="search-hit-title">
        {isDeprecated ? (
          <s>
            <MarkedText text={title} />
          </s>
        ) : (
          <MarkedText text={title} />
        )}
        {context !== undefined && <span className={isSaid ? 'sr-only' : 'search-hit-context'}> {context}</span>}
      </span>
      {kind !== 'page' && kind !== 'heading' && <span className="search-hit-kind">{said(texts, texts[kind])}</span>}
      {excerpt.length > 0 && (
        <span className="search-hit-excerpt">
          <MarkedText text={excerpt} />
        </span>
      )}
    </a>
  )
}

const MarkedText = ({ text }: { text: Marked }) =>
  text.map((segment, index) => (segment.marked ? <mark key={index}>{segment.text}</mark> : segment.text))
