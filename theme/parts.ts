import type { ReactNode } from 'react'
import type { Href } from '../src/model/route.ts'
import type {
  AnnouncementView,
  HeadView,
  LinkView,
  MovedAnchorView,
  PageView,
  SidebarView,
  SiteView,
  TocEntry,
  VersionsView,
} from '../src/model/view.ts'
import { AnnouncementBar } from './components/AnnouncementBar.tsx'
import { Breadcrumbs } from './components/Breadcrumbs.tsx'
import { Cards, type CardsProps } from './components/Cards.tsx'
import { ColorModeToggle } from './components/ColorModeToggle.tsx'
import { Content } from './components/Content.tsx'
import { Document } from './components/Document.tsx'
import { Footer } from './components/Footer.tsx'
import { Head } from './components/Head.tsx'
import { Logo } from './components/Logo.tsx'
import { Menu } from './components/Menu.tsx'
import { MovedAnchors } from './components/MovedAnchors.tsx'
import { Navbar } from './components/Navbar.tsx'
import { NavigationLinks, type NavigationLinksProps } from './components/NavigationLinks.tsx'
import { PageActions } from './components/PageActions.tsx'
import { Pager } from './components/Pager.tsx'
import { SearchButton } from './components/SearchButton.tsx'
import { Sidebar } from './components/Sidebar.tsx'
import { SkipLink } from './components/SkipLink.tsx'
import { Tags } from './components/Tags.tsx'
import { Toc } from './components/Toc.tsx'
import { VersionBanner } from './components/VersionBanner.tsx'
import { VersionPicker } from './components/VersionPicker.tsx'
import { ApiPage, type ApiPageProps } from './pages/ApiPage.tsx'
import { CategoryPage, type CategoryPageProps } from './pages/CategoryPage.tsx'
import { DocPage, type DocPageProps } from './pages/DocPage.tsx'
import { HealthPage, type HealthPageProps } from './pages/HealthPage.tsx'
import { HomePage, type HomePageProps } from './pages/HomePage.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'

/** A piece of the page: props in, markup out. */
export type Part<Props> = (props: Props) => ReactNode

/** What a part gets that is put together from other parts. */
export type PageProps = { view: PageView; parts: Parts }

/** Every piece of the default theme by its name. A site replaces single ones with `createTheme`. */
export type Parts = {
  Document: Part<PageProps>
  Head: Part<{ head: HeadView; site: SiteView }>
  SkipLink: Part<Record<never, never>>
  AnnouncementBar: Part<{ announcement: AnnouncementView }>
  Navbar: Part<PageProps>
  Logo: Part<{ site: SiteView }>
  NavigationLinks: Part<NavigationLinksProps>
  SearchButton: Part<Record<never, never>>
  ColorModeToggle: Part<{ colorMode: SiteView['colorMode'] }>
  Menu: Part<PageProps>
  Sidebar: Part<{ sidebar: SidebarView }>
  Breadcrumbs: Part<{ crumbs: LinkView[] }>
  Toc: Part<{ entries: TocEntry[] }>
  PageActions: Part<{ text: Href }>
  VersionPicker: Part<{ versions: VersionsView }>
  VersionBanner: Part<{ versions: VersionsView }>
  Tags: Part<{ tags: string[] }>
  Cards: Part<CardsProps>
  Pager: Part<{ previous: LinkView | undefined; next: LinkView | undefined }>
  Footer: Part<PageProps>
  MovedAnchors: Part<{ anchors: MovedAnchorView[] }>
  Content: Part<PageProps>
  DocPage: Part<DocPageProps>
  HomePage: Part<HomePageProps>
  CategoryPage: Part<CategoryPageProps>
  ApiPage: Part<ApiPageProps>
  HealthPage: Part<HealthPageProps>
  NotFoundPage: Part<{ site: SiteView }>
}

export const defaultParts: Parts = {
  Document,
  Head,
  SkipLink,
  AnnouncementBar,
  Navbar,
  Logo,
  NavigationLinks,
  SearchButton,
  ColorModeToggle,
  Menu,
  Sidebar,
  Breadcrumbs,
  Toc,
  PageActions,
  VersionPicker,
  VersionBanner,
  Tags,
  Cards,
  Pager,
  Footer,
  MovedAnchors,
  Content,
  DocPage,
  HomePage,
  CategoryPage,
  ApiPage,
  HealthPage,
  NotFoundPage,
}
