import type { PropsOf } from '../../src/model/parts.ts'

/** Warns about a version that is outdated or unreleased, and links to the same page of the latest. */
export function VersionBanner({ versions: { label, banner, latest } }: PropsOf<'VersionBanner'>) {
  if (!banner) return null
  return (
    <p className="version-banner">
      {banner === 'unmaintained'
        ? `Version ${label} is no longer maintained.`
        : `Version ${label} is not released yet, and may change.`}{' '}
      {!latest.current && (
        <a href={latest.href} data-version={latest.id}>
          Read this in version {latest.label}
        </a>
      )}
    </p>
  )
}
