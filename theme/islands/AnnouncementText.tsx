import type { ReactNode } from 'react'
import type { AnnouncementView } from '../../src/model/view.ts'

type AnnouncementProps = Pick<AnnouncementView, 'text' | 'link'> & { children?: ReactNode }

/** The announcement itself, and the button that may follow it. */
export const AnnouncementText = ({ text, link, children }: AnnouncementProps) => (
  <section className="announcement" aria-label="Announcement">
    <p>
      {link ? `${text} ` : text}
      {link && (
        <a href={link.href} rel={link.external ? 'noopener noreferrer' : undefined}>
          {link.label}
        </a>
      )}
    </p>
    {children}
  </section>
)
