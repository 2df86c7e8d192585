import type { PropsOf } from '../../src/model/parts.ts'
import { announcement as englishAnnouncement } from '../../src/model/texts/scripts.ts'
import { AnnouncementBanner } from '../islands/AnnouncementBanner.tsx'
import { AnnouncementText } from '../islands/AnnouncementText.tsx'
import { Island } from '../islands/Island.tsx'

/** The announcement above the page. One that cannot be dismissed has no state and needs no script. */
export function AnnouncementBar({ announcement, parts: { texts } }: PropsOf<'AnnouncementBar'>) {
  const words = texts.announcement === englishAnnouncement ? undefined : texts.announcement
  const { id, text, link, dismissible } = announcement
  if (!dismissible) return <AnnouncementText text={text} link={link} words={words} />
  return <Island name="announcement" component={AnnouncementBanner} props={{ id, text, link, dismissible, words }} />
}
