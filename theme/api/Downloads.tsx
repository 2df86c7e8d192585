import { Fragment } from 'react'
import type { ApiView } from '../../src/model/apiView.ts'

/** The document itself, and files made from it. */
export function Downloads({ downloads }: Pick<ApiView, 'downloads'>) {
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
