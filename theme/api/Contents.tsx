import type { ContentsGroup, ContentsItem } from '../../src/model/apiView.ts'
import type { Href } from '../../src/model/route.ts'
import { addressOf } from './addressOf.ts'
import { Method } from './Method.tsx'

/**
 * The page's own navigation. It is folded on small screens; the style sheet keeps it open on wide ones. `file` has the
 * contents of all pages, for the script that filters them.
 */
export function Contents({ groups, file }: { groups: ContentsGroup[]; file: Href | undefined }) {
  return (
    <nav className="api-contents" aria-label="API reference" data-file={file}>
      <details>
        <summary>Contents</summary>
        <search className="api-filter">
          <input type="search" aria-label="Filter the contents" placeholder="Filter" autoComplete="off" />
          <p className="sr-only" role="status" />
        </search>
        <ul>
          {groups.map((group) => (
            <li key={group.id} data-level={group.level || undefined}>
              <a href={addressOf(group.id)}>{group.label}</a>
              {group.items.length > 0 && (
                <ul>
                  {group.items.map((item) => (
                    <li key={item.id}>
                      <ContentsLink item={item} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}

export function ContentsLink({ item: { id, label, method, path, deprecated } }: { item: ContentsItem }) {
  return (
    <a href={addressOf(id)} title={path} className={deprecated ? 'api-deprecated-name' : undefined}>
      {method !== undefined && <Method name={method} />}
      <span>{label}</span>
    </a>
  )
}
