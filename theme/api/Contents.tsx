import type { ContentsGroup, ContentsItem } from '../../src/model/apiView.ts'
import { Method } from './Method.tsx'

/** The page's own navigation. It is folded on small screens; the style sheet keeps it open on wide ones. */
export function Contents({ groups }: { groups: ContentsGroup[] }) {
  return (
    <nav className="api-contents" aria-label="API reference">
      <details>
        <summary>Contents</summary>
        <ul>
          {groups.map((group) => (
            <li key={group.href}>
              <a className="api-contents-group" href={group.href}>
                {group.label}
              </a>
              {group.items.length > 0 && <Items items={group.items} />}
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}

function Items({ items }: { items: ContentsItem[] }) {
  return (
    <ul>
      {items.map(({ label, href, method, deprecated }) => (
        <li key={href}>
          <a href={href} className={deprecated ? 'api-deprecated-name' : undefined}>
            {method !== undefined && <Method name={method} />}
            <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
