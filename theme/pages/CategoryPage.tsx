import type { ContentView } from '../../src/model/view.ts'
import type { PageProps } from '../parts.ts'

export type CategoryPageProps = PageProps & { category: Extract<ContentView, { kind: 'category' }> }

/** What a category holds. */
export function CategoryPage({ category: { title, description, cards }, view, parts }: CategoryPageProps) {
  return (
    <article className="doc doc-wide">
      <header className="doc-head">
        <parts.Breadcrumbs crumbs={view.breadcrumbs} />
        <h1>{title}</h1>
        {description !== '' && <p className="lead">{description}</p>}
        {view.text && <parts.PageActions text={view.text} />}
      </header>
      <div className="doc-body">
        <parts.Cards cards={cards} />
      </div>
      <footer className="doc-foot">
        <parts.Pager previous={view.previous} next={view.next} />
      </footer>
    </article>
  )
}
