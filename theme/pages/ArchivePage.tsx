import type { PropsOf } from '../../src/model/parts.ts'

/** Posts by year: all of a blog, or those of an author. */
export function ArchivePage({ content: { title, description, url, years }, view, parts }: PropsOf<'ArchivePage'>) {
  return (
    <article className="doc doc-wide">
      <parts.ListHead title={title} description={description} view={view} parts={parts}>
        {url !== undefined && (
          <p>
            <a className="external" href={url} rel="noopener noreferrer">
              {url.replace(/^https?:\/\//, '')}
            </a>
          </p>
        )}
      </parts.ListHead>
      <div className="doc-body archive">
        {years.map(({ year, posts }) => (
          <section key={year}>
            <h2>{year}</h2>
            <ul>
              {posts.map(({ label, href, published }) => (
                <li key={href}>
                  <time dateTime={published.iso}>{published.text}</time> <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </article>
  )
}
