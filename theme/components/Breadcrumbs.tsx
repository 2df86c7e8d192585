import type { PropsOf } from '../../src/model/parts.ts'

/** The path from the home page to this one. A category without a page is not a link. */
export function Breadcrumbs({ crumbs, parts: { texts } }: PropsOf<'Breadcrumbs'>) {
  if (crumbs.length < 2) return null
  const last = crumbs.length - 1
  return (
    <nav className="breadcrumbs" aria-label={texts.page.breadcrumbs}>
      <ol>
        {crumbs.map(({ label, href }, index) => (
          <li key={`${index} ${label}`}>
            {index === last && <span aria-current="page">{label}</span>}
            {index < last && (href === '' ? label : <a href={href}>{label}</a>)}
          </li>
        ))}
      </ol>
    </nav>
  )
}
