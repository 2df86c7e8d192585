import type { PropsOf } from '../../src/model/parts.ts'

/** The entries of a category. */
export function CategoryPage({ content: { title, description, cards }, view, parts }: PropsOf<'CategoryPage'>) {
  return (
    <article className="doc doc-wide">
      <header className="doc-head">
        <parts.Breadcrumbs crumbs={view.breadcrumbs} parts={parts} />
        <h1>{title}</h1>
        {description !== '' && <p className="lead">{description}</p>}
        {view.text && <parts.PageActions text={view.text} parts={parts} />}
      </header>
      <div className="doc-body">
        <parts.Cards cards={cards} parts={parts} />
      </div>
      <footer className="doc-foot">
        <parts.Pager previous={view.previous} next={view.next} parts={parts} />
      </footer>
    </article>
  )
}
