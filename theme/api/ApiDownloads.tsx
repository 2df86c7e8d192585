import { Fragment } from 'react'
import type { PropsOf } from '../../src/model/parts.ts'

/** The document itself, and files made from it. */
export function ApiDownloads({ downloads }: PropsOf<'ApiDownloads'>) {
  if (downloads.length === 0) return null
  return (
    <p className="api-downloads">
      {downloads.map(({ label, href }) => (
        <Fragment key={href}>
          <a href={href}>{label}</a>{' '}
        </Fragment>
      ))}
    </p>
  )
}
