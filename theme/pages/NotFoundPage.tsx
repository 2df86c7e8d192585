import type { PropsOf } from '../../src/model/parts.ts'
import { fill } from '../../src/model/texts/texts.ts'

/** The main content of the page for unknown addresses. */
export function NotFoundPage({ view, parts }: PropsOf<'NotFoundPage'>) {
  const { notFound: texts } = parts.texts
  const { home, title } = view.site
  return (
    <article className="doc not-found">
      <header className="doc-head">
        <p className="not-found-code">404</p>
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
      </header>
      <div className="doc-body prose">
        <p>{texts.reason}</p>
        <p>
          <a className="button button-primary" href={home}>
            {fill(texts.home, { site: title })}
          </a>
        </p>
        <div className="not-found-help" />
      </div>
    </article>
  )
}
