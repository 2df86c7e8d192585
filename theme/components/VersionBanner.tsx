import type { PropsOf } from '../../src/model/parts.ts'
import type { VersionsView } from '../../src/model/view.ts'

/** Says that a version is not the latest, and links to the same page of that one. */
export function VersionBanner({ versions }: PropsOf<'VersionBanner'>) {
  const { banner, latest } = versions
  if (!banner) return null
  return (
    <p className="version-banner">
      {textOf(versions)}{' '}
      {!latest.current && (
        <a href={latest.href} data-version={latest.id}>
          Read this in version {latest.label}
        </a>
      )}
    </p>
  )
}

function textOf({ label, banner, latest }: VersionsView): string {
  if (banner === 'old') return `You are reading version ${label}. The latest version is ${latest.label}.`
  return banner === 'unmaintained'
    ? `Version ${label} is no longer maintained.`
    : `Version ${label} is not released yet, and may change.`
}
