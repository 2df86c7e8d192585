import type { PropsOf } from '../../src/model/parts.ts'

/** The first link in the tab order; visible only while it has the focus. */
export function SkipLink({ parts: { texts } }: PropsOf<'SkipLink'>) {
  return (
    <a className="skip-link" href="#__content">
      {texts.page.skip}
    </a>
  )
}
