import type { PropsOf } from '../../src/model/parts.ts'
import { languageOf } from './languageOf.ts'

/** The main content of a page of an API reference. */
export function ApiPage({ content, view, parts }: PropsOf<'ApiPage'>) {
  const { api, requests, original, sheetBelow } = content
  const sheet = view.head.sheet === undefined && <parts.StyleSheet href={view.site.styles} parts={parts} />
  const documentLanguage = languageOf(original)
  return (
    <parts.ApiReference
      api={api}
      requests={requests}
      {...(sheetBelow === 'operation' ? { operationSheet: sheet } : { sheet })}
      banner={view.versions && <parts.VersionBanner versions={view.versions} parts={parts} />}
      actions={<parts.PageActions view={view} parts={parts} />}
      parts={documentLanguage ? { ...parts, documentLanguage } : parts}
    />
  )
}
