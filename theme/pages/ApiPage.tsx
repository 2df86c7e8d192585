import type { PropsOf } from '../../src/model/parts.ts'

/** The main content of a page of an API reference. */
export const ApiPage = ({ content: { api, requests }, view, parts }: PropsOf<'ApiPage'>) => (
  <parts.ApiReference
    api={api}
    requests={requests}
    sheet={view.head.sheet === undefined && <parts.StyleSheet href={view.site.styles} parts={parts} />}
    actions={<parts.PageActions view={view} parts={parts} />}
    parts={parts}
  />
)
