import type { PropsOf } from '../../src/model/parts.ts'

/** The main content of the page for unknown addresses. */
export function NotFoundPage({ view }: PropsOf<'NotFoundPage'>) {
  const { home, title } = view.site
  return (
    <article className="doc not-found">
      <header className="doc-head">
        <p className="not-found-code">404</p>
        <h1>Page not found</h1>
        <p className="lead">There is nothing at this address.</p>
      </header>
      <div className="doc-body prose">
        <p>
          The page may have moved, or the link is wrong. If you followed a link on another site, please tell its owner.
        </p>
        <p>
          <a className="button button-primary" href={home}>
            Go to {title}
          </a>
        </p>
        <div className="not-found-help" />
      </div>
    </article>
  )
}
