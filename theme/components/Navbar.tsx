import type { PageProps } from '../parts.ts'

/** The bar at the top of every page. On small screens its links move into the menu. */
export function Navbar({ view: { site, navigation, versions }, parts }: PageProps) {
  return (
    <header className="navbar">
      <div className="navbar-inner">
        <button type="button" className="icon-button menu-button" popoverTarget="menu" aria-label="Open menu">
          <span className="icon icon-menu" />
        </button>
        <parts.Logo site={site} />
        <div className="version">{versions && <parts.VersionPicker versions={versions} />}</div>
        {navigation.length > 0 && (
          <nav className="navbar-links" aria-label="Main">
            <parts.NavigationLinks links={navigation.filter(({ position }) => position === 'left')} />
            <parts.NavigationLinks links={navigation.filter(({ position }) => position === 'right')} />
          </nav>
        )}
        <parts.SearchButton />
        <parts.ColorModeToggle colorMode={site.colorMode} />
      </div>
    </header>
  )
}
