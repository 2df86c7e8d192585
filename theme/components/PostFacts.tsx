import type { PropsOf } from '../../src/model/parts.ts'

/** When a post was published, by whom, and how long reading it takes. */
export function PostFacts({ post: { published, minutes, authors } }: PropsOf<'PostFacts'>) {
  return (
    <p className="post-facts">
      <time dateTime={published.iso}>{published.text}</time>
      {authors.length > 0 && (
        <span>
          {'by '}
          {authors.map(({ label, href }, index) => (
            <span key={href}>
              {index > 0 && ', '}
              <a href={href}>{label}</a>
            </span>
          ))}
        </span>
      )}
      <span>{minutes} min read</span>
    </p>
  )
}
