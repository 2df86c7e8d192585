import { useEffect, useState } from 'react'
import { announcement } from '../../src/model/texts/scripts.ts'
import type { Texts } from '../../src/model/texts/texts.ts'
import type { AnnouncementView } from '../../src/model/view.ts'
import { AnnouncementText } from './AnnouncementText.tsx'
import { ANNOUNCEMENT_KEY, followStored, readStored, store } from './storage.ts'

type BannerProps = AnnouncementView & { words?: Texts['announcement'] | undefined }

/**
 * Shows the announcement. The server always renders the banner, so that nothing moves when it hydrates. If the reader
 * has dismissed this id, the inline script has hidden it before the first paint.
 */
export function AnnouncementBanner({ id, text, link, dismissible, words = announcement }: BannerProps) {
  const [dismissed, setDismissed] = useState(false)

  useEffect(() => {
    if (!dismissible) return undefined
    const follow = (stored: string | undefined): void => setDismissed(stored === id)
    follow(readStored(ANNOUNCEMENT_KEY))
    const stop = followStored(ANNOUNCEMENT_KEY, follow)
    return stop
  }, [id, dismissible])

  useEffect(() => {
    // From here on the state decides, so that a banner that returns is not hidden by the stored value.
    if (!dismissed) return undefined
    const root = document.documentElement
    root.dataset['announcement'] = 'dismissed'
    return () => root.removeAttribute('data-announcement')
  }, [dismissed])

  if (dismissed) return null
  const dismiss = (): void => {
    setDismissed(true)
    store(ANNOUNCEMENT_KEY, id)
  }
  return (
    <AnnouncementText text={text} link={link} words={words}>
      {dismissible && (
        <button type="button" className="icon-button announcement-dismiss" aria-label={words.dismiss} onClick={dismiss}>
          <span className="icon icon-close" />
        </button>
      )}
    </AnnouncementText>
  )
}
