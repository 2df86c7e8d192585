import type { PropsOf } from '../../src/model/parts.ts'
import { languageOf } from './languageOf.ts'

/** The main content of a page of documentation, or of a post. */
export function DocPage({
  content: { title, titleId, isWide, lead, body, tags, draft, post, history },
  view,
  parts,
}: PropsOf<'DocPage'>) {
  const { original } = view
  const language = languageOf(original)
  return (
    <article className={isWide ? 'doc doc-wide' : 'doc'}>
      <header className="doc-head">
        <parts.PageActions view={view} parts={parts} />
        <parts.Breadcrumbs crumbs={view.breadcrumbs} parts={parts} />
        {view.versions && <parts.VersionBanner versions={view.versions} parts={parts} />}
        {original && <parts.LanguageNotice original={original} parts={parts} />}
        {draft && <p className="draft">{parts.texts.page.draft}</p>}
        <h1 id={titleId} {...language}>
          {title}
        </h1>
        {lead !== undefined && (
          <p className="lead" {...language}>
            {lead}
          </p>
        )}
        {post && <parts.PostFacts post={post} parts={parts} />}
      </header>
      <parts.Toc entries={view.toc} parts={parts} />
      <div className="doc-body prose" {...language} dangerouslySetInnerHTML={{ __html: body }} />
      <footer className="doc-foot">
        <parts.Tags tags={tags} parts={parts} />
        {view.feedback && <parts.Feedback feedback={view.feedback} parts={parts} />}
        {history && <parts.PageHistory history={history} parts={parts} />}
        {post && <parts.Related posts={post.related} parts={parts} />}
        <parts.Pager
          previous={view.previous}
          next={view.next}
          words={post ? [parts.texts.blog.newer, parts.texts.blog.older] : undefined}
          parts={parts}
        />
      </footer>
    </article>
  )
}
