import type { PropsOf } from '../../src/model/parts.ts'

/** Asks whether the page was helpful. */
export const Feedback = ({ feedback, parts: { texts } }: PropsOf<'Feedback'>) => (
  <p className="feedback">
    <span>{texts.page.helpful}</span>
    <a href={feedback.yes} rel="noopener noreferrer">
      {texts.page.yes}
    </a>
    <a href={feedback.no} rel="noopener noreferrer">
      {texts.page.no}
    </a>
  </p>
)
