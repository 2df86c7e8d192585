import type { PropsOf } from '../../src/model/parts.ts'
import { fill } from '../../src/model/texts/texts.ts'

/** Tells readers that a version is not the latest, and links to the same page of the latest. */
export function VersionBanner({ versions: { label, banner, latest }, parts: { texts } }: PropsOf<'VersionBanner'>) {
  if (!banner) return null
  return (
    <p className="version-banner">
      {fill(texts.versions[banner], { version: label, latest: latest.label })}{' '}
      {!latest.current && (
        <a href={latest.href} data-version={latest.id}>
          {fill(texts.versions.read, { version: latest.label })}
        </a>
      )}
    </p>
  )
}
