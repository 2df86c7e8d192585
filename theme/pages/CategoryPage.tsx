import type { PropsOf } from '../../src/model/parts.ts'

/** The entries of a category. */
export function CategoryPage({ content: { title, description, cards }, view, parts }: PropsOf<'CategoryPage'>) {
  return (
    <article className="doc doc-wide">
      <parts.ListHead title={title} description={description} view={view} parts={parts} />
      <div className="doc-body">
        <parts.Cards cards={cards} parts={parts} />
      </div>
      <footer className="doc-foot">
        <parts.Pager previous={view.previous} next={view.next} parts={parts} />
      </footer>
    </article>
  )
}
