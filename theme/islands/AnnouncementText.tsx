import type { ReactNode } from 'react'

/** The announcement itself, and the button that may follow it. */
export const AnnouncementText = ({ text, children }: { text: string; children?: ReactNode }) => (
  <section className="announcement" aria-label="Announcement">
    <p>{text}</p>
    {children}
  </section>
)
