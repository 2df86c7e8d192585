import type { Announcement } from '../model/config.ts'
import { readNavigationItem } from './readNavigation.ts'
import type { UserConfig } from './siteShape.ts'

/** Undefined for one without a name or a text, which the shape reports. */
export function readAnnouncement(announcement: UserConfig['announcement']): Announcement | undefined {
  if (!announcement?.id || !announcement.text) return undefined
  const { id, text, link, dismissible, place } = announcement
  return { id, text, link: link && readNavigationItem(link)[0], dismissible, place }
}
