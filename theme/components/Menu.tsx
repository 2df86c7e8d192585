import type { PropsOf } from '../../src/model/parts.ts'

/**
 * The sidebar: a column on wide screens, on small ones a drawer with the main navigation on top. The drawer is a popover,
 * so that it opens, closes with Escape and gives the focus back without script; `menu.ts` keeps the focus inside.
 */
export function Menu({ view: { navigation, sidebar }, parts }: PropsOf<'Menu'>) {
  const { navigation: texts } = parts.texts
  return (
    <aside id="__menu" className="menu" popover="auto" aria-label={texts.menu}>
      <div className="menu-head">
        <button
          type="button"
          className="icon-button menu-close"
          popoverTarget="__menu"
          popoverTargetAction="hide"
          aria-label={texts.closeMenu}
        >
          <span className="icon icon-close" />
        </button>
      </div>
      {navigation.length > 0 && (
        <nav className="menu-main" aria-label={texts.mainMenu}>
          <parts.NavigationLinks links={navigation} parts={parts} />
        </nav>
      )}
      {sidebar && <parts.Sidebar sidebar={sidebar} parts={parts} />}
    </aside>
  )
}
