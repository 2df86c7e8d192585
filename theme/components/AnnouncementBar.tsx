import type { PropsOf } from '../../src/model/parts.ts'
import { saysTheSame } from '../../src/model/texts/merge.ts'
import { announcement as englishAnnouncement } from '../../src/model/texts/scripts.ts'
import { AnnouncementBanner } from '../islands/AnnouncementBanner.tsx'
import { AnnouncementText } from '../islands/AnnouncementText.tsx'
import { Island } from '../islands/Island.tsx'

/** The announcement above the page. One that cannot be dismissed has no state and needs no script. */
export function AnnouncementBar({ announcement, parts: { texts } }: PropsOf<'AnnouncementBar'>) {
  const words = saysTheSame(texts.announcement, englishAnnouncement) ? undefined : texts.announcement
  const { id, text, link, dismissible } = announcement
  if (!dismissible) return <AnnouncementText text={text} link={link} words={words} />
  return <Island name="announcement" component={AnnouncementBanner} props={{ id, text, link, dismissible, words }} />
}
