import type { LocalParts, PropsOf } from '../../src/model/parts.ts'
import { fill } from '../../src/model/texts/texts.ts'
import type { PostView } from '../../src/model/view.ts'
import { languageOf } from './languageOf.ts'

/** Some posts of a blog, the newest first. */
export function BlogPage({ content: { title, description, written, posts, links }, view, parts }: PropsOf<'BlogPage'>) {
  const { blog: texts } = parts.texts
  return (
    <article className="doc doc-wide">
      <parts.ListHead title={title} description={description} view={view} parts={parts}>
        {links.length > 0 && (
          <ul className="blog-links" aria-label={texts.more}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        )}
      </parts.ListHead>
      <div className="doc-body">
        {written && <div className="prose" dangerouslySetInnerHTML={{ __html: written.body }} />}
        {posts.length === 0 && <p>{texts.noPosts}</p>}
        {posts.map((post) => (
          <Post post={post} parts={parts} key={post.href} />
        ))}
      </div>
      <footer className="doc-foot">
        <parts.Pager previous={view.previous} next={view.next} words={[texts.newer, texts.older]} parts={parts} />
      </footer>
    </article>
  )
}

function Post({ post, parts }: { post: PostView; parts: LocalParts }) {
  const { label, href, excerpt, description, tags, original } = post
  const language = languageOf(original)
  const { blog: texts } = parts.texts
  return (
    <section className="post">
      <h2 {...language}>
        <a href={href}>{label}</a>
      </h2>
      <parts.PostFacts post={post} parts={parts} />
      {excerpt ? (
        <div className="prose" {...language} dangerouslySetInnerHTML={{ __html: excerpt.html }} />
      ) : (
        description !== '' && <p {...language}>{description}</p>
      )}
      {excerpt && (
        <p>
          <a href={href} aria-label={fill(texts.readMoreOf, { title: label })}>
            {texts.readMore}
          </a>
        </p>
      )}
      <parts.Tags tags={tags} parts={parts} />
    </section>
  )
}
