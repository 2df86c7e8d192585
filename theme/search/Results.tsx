import { search } from '../../src/model/texts/scripts.ts'
import { fill } from '../../src/model/texts/texts.ts'
import { Method } from '../api/Method.tsx'
import { shownTexts } from '../texts/shown.ts'
import type { SearchGroup } from './answer.ts'
import type { SearchPartProps } from './parts.ts'
import { optionId } from './useResultKeys.ts'

/** The hits by page. Each is a link, so that it can be opened as any other. */
export function Results({ groups, query, isBusy, active, setActive, followed, parts }: SearchPartProps<'Results'>) {
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { hits }) => sum + hits.length, 0))
  return (
    <div
      id="__search-results"
      className="search-results"
      role="listbox"
      aria-label={fill(shownTexts('search', search).resultsFor, { query })}
      aria-busy={isBusy}
    >
      {groups.map((group, number) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
        <div key={group.href} className="search-group" role="group" aria-label={group.title}>
          <GroupTitle group={group} />
          {group.hits.map((hit, index) => {
            const position = (starts[number] ?? 0) + index
            return (
              <parts.Hit
                key={`${hit.href} ${hit.kind} ${index}`}
                hit={hit}
                group={group}
                id={optionId(position)}
                isActive={position === active}
                activate={() => setActive(position)}
                followed={() => followed(group)}
                parts={parts}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

/** An operation is the same for all of its hits, so its method and path are shown once, as in the API reference. */
function GroupTitle({ group: { kind, title, deprecated, hits } }: { group: SearchGroup }) {
  const [method = '', path] = (kind === 'operation' ? hits[0]?.context : '')?.split(' ', 2) ?? []
  return (
    <p className="search-group-title" aria-hidden="true">
      {deprecated ? <s>{title}</s> : title}
      {path !== undefined && (
        <span className="search-request">
          <Method name={method} />
          <code>{path}</code>
        </span>
      )}
    </p>
  )
}
