import type { PageProps } from '../parts.ts'

/** What fills the main part, by the kind of the page. */
export function Content({ view, parts }: PageProps) {
  const { content, site } = view
  switch (content.kind) {
    case 'doc':
      return <parts.DocPage doc={content} view={view} parts={parts} />
    case 'home':
      return <parts.HomePage home={content} view={view} parts={parts} />
    case 'category':
      return <parts.CategoryPage category={content} view={view} parts={parts} />
    case 'api':
      return <parts.ApiPage api={content.api} requests={content.requests} view={view} parts={parts} />
    case 'health':
      return <parts.HealthPage health={content.health} view={view} parts={parts} />
    case 'not-found':
      return <parts.NotFoundPage site={site} />
  }
}
