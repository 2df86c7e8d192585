import type { PropsOf } from '../../src/model/parts.ts'

/** The entries of a category. */
export function CategoryPage({ content: { title, description, groups }, view, parts }: PropsOf<'CategoryPage'>) {
  return (
    <article className="doc doc-wide">
      <parts.ListHead title={title} description={description} view={view} parts={parts} />
      <div className="doc-body">
        {groups.map(({ label, cards }, index) => (
          <section className="card-group" key={`${index} ${label}`}>
            {label !== undefined && <h2>{label}</h2>}
            <parts.Cards cards={cards} parts={parts} />
          </section>
        ))}
      </div>
      <footer className="doc-foot">
        <parts.Pager previous={view.previous} next={view.next} parts={parts} />
      </footer>
    </article>
  )
}
