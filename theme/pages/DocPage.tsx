import type { ContentView } from '../../src/model/view.ts'
import type { PageProps } from '../parts.ts'

export type DocPageProps = PageProps & { doc: Extract<ContentView, { kind: 'doc' }> }

export function DocPage({ doc: { title, body, tags, draft }, view, parts }: DocPageProps) {
  return (
    <article className="doc">
      <header className="doc-head">
        <parts.Breadcrumbs crumbs={view.breadcrumbs} />
        {view.versions && <parts.VersionBanner versions={view.versions} />}
        {draft && <p className="draft">Draft: this page is not published.</p>}
        <h1>{title}</h1>
        {view.text && <parts.PageActions text={view.text} />}
      </header>
      <parts.Toc entries={view.toc} />
      <div className="doc-body prose" dangerouslySetInnerHTML={{ __html: body }} />
      <footer className="doc-foot">
        <parts.Tags tags={tags} />
        <parts.Pager previous={view.previous} next={view.next} />
      </footer>
    </article>
  )
}
