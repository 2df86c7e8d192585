/** The first link in the tab order; visible only while it has the focus. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#__content">
      Skip to content
    </a>
  )
}
