import type { PropsOf } from '../../src/model/parts.ts'

export function Footer({ view: { site }, parts }: PropsOf<'Footer'>) {
  const { title, brand, footer } = site
  return (
    <footer className="footer">
      <div className="footer-inner">
        <p className="footer-name">
          {brand !== '' && <strong>{brand}</strong>} {title}
        </p>
        {footer.length > 0 && (
          <nav aria-label="Footer">
            <parts.NavigationLinks links={footer} parts={parts} />
          </nav>
        )}
      </div>
    </footer>
  )
}
