import type { PropsOf } from '../../src/model/parts.ts'

/** The main content of a page of an API reference. */
export function ApiPage({ content: { api, requests, original }, view, parts }: PropsOf<'ApiPage'>) {
  const documentLanguage = original && { lang: original.language, dir: original.direction }
  return (
    <parts.ApiReference
      api={api}
      requests={requests}
      sheet={view.head.sheet === undefined && <parts.StyleSheet href={view.site.styles} parts={parts} />}
      banner={view.versions && <parts.VersionBanner versions={view.versions} parts={parts} />}
      actions={<parts.PageActions view={view} parts={parts} />}
      parts={documentLanguage ? { ...parts, documentLanguage } : parts}
    />
  )
}
