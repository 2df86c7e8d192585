import type { PropsOf } from '../../src/model/parts.ts'
import type { NavigationView } from '../../src/model/view.ts'

/** The end of every page: the name of the site, the links of the footer, and what asks again whether visits may be counted. */
export function Footer({ view: { site }, parts }: PropsOf<'Footer'>) {
  const { title, brand, footer } = site
  const single = footer.filter(({ column }) => column === undefined)
  return (
    <footer className="footer">
      <div className="footer-inner">
        <p className="footer-name">
          {brand !== '' && <strong>{brand}</strong>} {title}
        </p>
        {[...columnsOf(footer)].map(([column, links]) => (
          <Column key={column} title={column} links={links} />
        ))}
        {single.length > 0 && (
          <nav aria-label={parts.texts.navigation.footer}>
            <parts.NavigationLinks links={single} parts={parts} />
          </nav>
        )}
        {site.asksConsent && (
          <button type="button" hidden data-consent>
            {parts.texts.consent.name}
          </button>
        )}
      </div>
    </footer>
  )
}

function columnsOf(links: NavigationView[]): Map<string, NavigationView[]> {
  const columns = new Map<string, NavigationView[]>()
  for (const link of links)
    if (link.column !== undefined) columns.set(link.column, [...(columns.get(link.column) ?? []), link])
  return columns
}

/** A list below its title; lists of links that stand side by side are not ordered. */
const Column = ({ title, links }: { title: string; links: NavigationView[] }) => (
  <nav aria-label={title}>
    <strong>{title}</strong>
    <ol>
      {links.map(({ label, href, external }) => (
        <li key={`${href} ${label}`}>
          <a href={href} rel={external ? 'noopener noreferrer' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ol>
  </nav>
)
