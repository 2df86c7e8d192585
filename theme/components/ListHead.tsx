import type { PropsOf } from '../../src/model/parts.ts'

/** The head of a page that lists others: its name, what they have in common, and further contents in `children`. */
export function ListHead({ title, description, children, view, parts }: PropsOf<'ListHead'>) {
  return (
    <header className="doc-head">
      <parts.PageActions view={view} parts={parts} />
      <parts.Breadcrumbs crumbs={view.breadcrumbs} parts={parts} />
      {view.versions && <parts.VersionBanner versions={view.versions} parts={parts} />}
      <h1>{title}</h1>
      {description !== '' && <p className="lead">{description}</p>}
      {children}
    </header>
  )
}
