import type { PropsOf } from '../../src/model/parts.ts'
import { fill, type Texts } from '../../src/model/texts/texts.ts'
import type { SidebarItemView } from '../../src/model/view.ts'

/** The pages of one part of the site. */
export function Sidebar({ sidebar: { label, items, whole }, parts: { texts } }: PropsOf<'Sidebar'>) {
  return (
    <nav className="sidebar" aria-label={label} data-whole={whole}>
      <p className="sidebar-title">{label}</p>
      <Items items={items} texts={texts} />
    </nav>
  )
}

function Items({ items, texts }: { items: SidebarItemView[]; texts: Texts }) {
  return (
    <ul>
      {items.map((item, index) => (
        <li key={`${index} ${item.label}`}>
          <Item item={item} texts={texts} />
        </li>
      ))}
    </ul>
  )
}

function Item({ item, texts }: { item: SidebarItemView; texts: Texts }) {
  switch (item.kind) {
    case 'category':
      return <Category item={item} texts={texts} />
    case 'link':
      return <Page item={item} />
    case 'more':
      return (
        <a className="sidebar-more" href={item.href} hidden={item.href === undefined}>
          {item.label}
        </a>
      )
  }
}

function Page({ item }: { item: Extract<SidebarItemView, { kind: 'link' }> }) {
  return (
    <a
      href={item.href}
      rel={item.external ? 'noopener noreferrer' : undefined}
      className={item.external ? 'external' : undefined}
      aria-current={item.current ? 'page' : undefined}
    >
      {item.label}
    </a>
  )
}

/** A category with a page is a link. The button that unfolds it is a separate element. */
function Category({ item: { label, href, current, open, items }, texts }: { item: CategoryItem; texts: Texts }) {
  if (href === undefined) {
    return (
      <details open={open}>
        <summary className="sidebar-category">{label}</summary>
        <Items items={items} texts={texts} />
      </details>
    )
  }
  const link = (
    <a className="sidebar-category" href={href} aria-current={current ? 'page' : undefined}>
      {label}
    </a>
  )
  if (items.length === 0) return link
  return (
    <>
      {link}
      <details open={open}>
        <summary className="sidebar-fold" aria-label={fill(texts.script.pagesIn, { name: label })} />
        <Items items={items} texts={texts} />
      </details>
    </>
  )
}

type CategoryItem = Extract<SidebarItemView, { kind: 'category' }>
