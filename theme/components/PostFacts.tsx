import type { PropsOf } from '../../src/model/parts.ts'
import { counted } from '../../src/model/texts/texts.ts'
import { filled } from '../texts/filled.ts'

/** When a post was published, by whom, and how long reading it takes. */
export function PostFacts({ post: { published, minutes, authors }, parts: { texts } }: PropsOf<'PostFacts'>) {
  return (
    <p className="post-facts">
      <time dateTime={published.iso}>{published.text}</time>
      {authors.length > 0 && (
        <span>
          {filled(texts.blog.by, {
            authors: authors.map(({ label, href }, index) => (
              <span key={href}>
                {index > 0 && texts.comma}
                <a href={href}>{label}</a>
              </span>
            )),
          })}
        </span>
      )}
      <span>{counted(texts, texts.blog.minutes, minutes)}</span>
    </p>
  )
}
