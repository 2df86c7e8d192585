/** The first thing that the keyboard reaches; seen only while it has the focus. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#content">
      Skip to content
    </a>
  )
}
