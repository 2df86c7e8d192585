import type { PageProps } from '../parts.ts'

export function Footer({ view: { site }, parts }: PageProps) {
  const { title, brand, footer } = site
  return (
    <footer className="footer">
      <div className="footer-inner">
        <p className="footer-name">
          {brand !== '' && <strong>{brand}</strong>} {title}
        </p>
        {footer.length > 0 && (
          <nav aria-label="Footer">
            <parts.NavigationLinks links={footer} />
          </nav>
        )}
      </div>
    </footer>
  )
}
