import type { ReactNode } from 'react'
import { announcement } from '../../src/model/texts/scripts.ts'
import type { Texts } from '../../src/model/texts/texts.ts'
import type { AnnouncementView } from '../../src/model/view.ts'

type AnnouncementProps = Pick<AnnouncementView, 'text' | 'link'> & {
  /** The words of the page, if it is not in English. */
  words?: Texts['announcement'] | undefined
  children?: ReactNode
}

/** The announcement itself, and the button that may follow it. */
export const AnnouncementText = ({ text, link, words = announcement, children }: AnnouncementProps) => (
  <section className="announcement" aria-label={words.name}>
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
