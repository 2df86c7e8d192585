import type { PropsOf } from '../../src/model/parts.ts'

/** A list of links to parts of the site; the part that the page belongs to is marked. */
export function NavigationLinks({ links }: PropsOf<'NavigationLinks'>) {
  if (links.length === 0) return null
  return (
    <ul className="navigation-links">
      {links.map(({ label, href, external, current, versions }) => (
        <li key={`${href} ${label}`}>
          <a
            href={href}
            rel={external ? 'noopener noreferrer' : undefined}
            className={external ? 'external' : undefined}
            data-versions={versions && JSON.stringify(versions)}
            aria-current={current ? 'true' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
