import type { Marked, SearchGroup, SearchHit } from './answer.ts'
import { optionId } from './useResultKeys.ts'

export type ResultsProps = {
  groups: SearchGroup[]
  /** Whether they still answer an earlier query. */
  isBusy: boolean
  /** The number of the hit that Enter follows, counted over all groups. */
  active: number
  setActive: (index: number) => void
  followed: () => void
}

/** The hits by page. Each is a link, so that it can be opened as any other. */
export function Results({ groups, isBusy, active, setActive, followed }: ResultsProps) {
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { hits }) => sum + hits.length, 0))
  return (
    <div id="search-results" className="search-results" role="listbox" aria-label="Results" aria-busy={isBusy}>
      {groups.map((group, number) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
        <div key={group.href} className="search-group" role="group" aria-label={group.title}>
          <p className="search-group-title" aria-hidden="true">
            {group.title}
          </p>
          {group.hits.map((hit, index) => {
            const position = (starts[number] ?? 0) + index
            return (
              <Hit
                key={`${hit.href} ${hit.kind} ${index}`}
                hit={hit}
                page={group.title}
                id={optionId(position)}
                isActive={position === active}
                activate={() => setActive(position)}
                followed={followed}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

type HitProps = {
  hit: SearchHit
  page: string
  id: string
  isActive: boolean
  activate: () => void
  followed: () => void
}

function Hit({ hit: { kind, title, href, excerpt, context }, page, id, isActive, activate, followed }: HitProps) {
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
        <MarkedText text={title} />
        {context !== undefined && context !== page && <span className="search-hit-context">{context}</span>}
      </span>
      {kind !== 'page' && kind !== 'heading' && <span className="search-hit-kind">{NAMES[kind]}</span>}
      {excerpt.length > 0 && (
        <span className="search-hit-excerpt">
          <MarkedText text={excerpt} />
        </span>
      )}
    </a>
  )
}

const NAMES: Record<SearchHit['kind'], string> = {
  page: 'Page',
  heading: 'Section',
  term: 'Term',
  operation: 'Operation',
  parameter: 'Parameter',
  schema: 'Schema',
  field: 'Field',
  status: 'Status',
}

const MarkedText = ({ text }: { text: Marked }) =>
  text.map((piece, index) => (piece.marked ? <mark key={index}>{piece.text}</mark> : piece.text))
