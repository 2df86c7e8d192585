import type { PropsOf } from '../../src/model/parts.ts'

/** The bar at the top of every page. On small screens its links move into the menu. */
export function Navbar({ view: { site, navigation, versions, languages }, parts }: PropsOf<'Navbar'>) {
  const { navigation: texts } = parts.texts
  const left = navigation.filter(({ position }) => position === 'left')
  const right = navigation.filter(({ position }) => position === 'right')
  return (
    <header className="navbar">
      <div className="navbar-inner">
        <button type="button" className="icon-button menu-button" popoverTarget="__menu" aria-label={texts.openMenu}>
          <span className="icon icon-menu" />
        </button>
        <parts.Logo site={site} parts={parts} />
        <div className="version">{versions && <parts.VersionPicker versions={versions} parts={parts} />}</div>
        {navigation.length > 0 && (
          <nav className="navbar-links" aria-label={texts.main}>
            {/* Keeps the links of the other side at theirs. */}
            {left.length === 0 && <span />}
            <parts.NavigationLinks links={left} parts={parts} />
            <parts.NavigationLinks links={right} parts={parts} />
          </nav>
        )}
        {languages && <parts.LanguagePicker languages={languages} parts={parts} />}
        <parts.SearchButton parts={parts} />
        <parts.ColorModeToggle colorMode={site.colorMode} parts={parts} />
      </div>
    </header>
  )
}
