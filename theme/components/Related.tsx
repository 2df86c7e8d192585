import type { PropsOf } from '../../src/model/parts.ts'

/** Posts about the same topics. */
export function Related({ posts, parts: { texts } }: PropsOf<'Related'>) {
  if (posts.length === 0) return null
  return (
    <nav className="related" aria-labelledby="__related-posts">
      <h2 id="__related-posts">{texts.blog.related}</h2>
      <ul>
        {posts.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
