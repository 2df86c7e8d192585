import type { Parts } from '../src/model/parts.ts'
import { ApiContents, ApiContentsLink } from './api/ApiContents.tsx'
import { ApiDirectory } from './api/ApiDirectory.tsx'
import { ApiDownloads } from './api/ApiDownloads.tsx'
import { ApiReference } from './api/ApiReference.tsx'
import { Authentication } from './api/Authentication.tsx'
import { Callbacks } from './api/Callbacks.tsx'
import { CaseTables } from './api/CaseTables.tsx'
import { Choices } from './api/Choices.tsx'
import { Code } from './api/Code.tsx'
import { Conditions } from './api/Conditions.tsx'
import { Facts } from './api/Facts.tsx'
import { Fields, Inside } from './api/Fields.tsx'
import { Marks } from './api/Marks.tsx'
import { Media } from './api/Media.tsx'
import { Mentions } from './api/Mentions.tsx'
import { Method } from './api/Method.tsx'
import { Call, Endpoint, Operation } from './api/Operation.tsx'
import { OperationGroup } from './api/OperationGroup.tsx'
import { Permalink } from './api/Permalink.tsx'
import { Prose } from './api/Prose.tsx'
import { Responses } from './api/Responses.tsx'
import { Samples } from './api/Samples.tsx'
import { Sample, SampleTabs } from './api/SampleTabs.tsx'
import { SchemaBody } from './api/SchemaBody.tsx'
import { Schema, Schemas } from './api/Schemas.tsx'
import { Sentence } from './api/Sentence.tsx'
import { Servers } from './api/Servers.tsx'
import { Values } from './api/Values.tsx'
import { Callout } from './blocks/Callout.tsx'
import { Card, CardLink, CardList } from './blocks/CardList.tsx'
import { CodeBlock } from './blocks/CodeBlock.tsx'
import { Details } from './blocks/Details.tsx'
import { TableFrame } from './blocks/TableFrame.tsx'
import { Tab, Tabs } from './blocks/Tabs.tsx'
import { AnnouncementBar } from './components/AnnouncementBar.tsx'
import { Breadcrumbs } from './components/Breadcrumbs.tsx'
import { Cards } from './components/Cards.tsx'
import { ColorModeToggle } from './components/ColorModeToggle.tsx'
import { Content } from './components/Content.tsx'
import { Document } from './components/Document.tsx'
import { Footer } from './components/Footer.tsx'
import { Head } from './components/Head.tsx'
import { ListHead } from './components/ListHead.tsx'
import { Logo } from './components/Logo.tsx'
import { Menu } from './components/Menu.tsx'
import { MovedAnchors } from './components/MovedAnchors.tsx'
import { Navbar } from './components/Navbar.tsx'
import { NavigationLinks } from './components/NavigationLinks.tsx'
import { PageActions } from './components/PageActions.tsx'
import { Pager } from './components/Pager.tsx'
import { PostFacts } from './components/PostFacts.tsx'
import { Related } from './components/Related.tsx'
import { SearchButton } from './components/SearchButton.tsx'
import { Sidebar } from './components/Sidebar.tsx'
import { SkipLink } from './components/SkipLink.tsx'
import { StyleSheet } from './components/StyleSheet.tsx'
import { Tags } from './components/Tags.tsx'
import { Toc } from './components/Toc.tsx'
import { VersionBanner } from './components/VersionBanner.tsx'
import { VersionPicker } from './components/VersionPicker.tsx'
import { ApiPage } from './pages/ApiPage.tsx'
import { ArchivePage } from './pages/ArchivePage.tsx'
import { BlogPage } from './pages/BlogPage.tsx'
import { CategoryPage } from './pages/CategoryPage.tsx'
import { DocPage } from './pages/DocPage.tsx'
import { HealthPage } from './pages/HealthPage.tsx'
import { HomePage } from './pages/HomePage.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'

/** The parts of the default theme. */
export const defaultParts: Parts = {
  Document,
  Head,
  SkipLink,
  StyleSheet,
  AnnouncementBar,
  Navbar,
  ListHead,
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
  PostFacts,
  Related,
  Footer,
  MovedAnchors,
  Content,
  DocPage,
  HomePage,
  CategoryPage,
  BlogPage,
  ArchivePage,
  ApiPage,
  HealthPage,
  NotFoundPage,
  Callout,
  CodeBlock,
  Tabs,
  Tab,
  Details,
  CardList,
  Card,
  CardLink,
  TableFrame,
  ApiReference,
  ApiContents,
  ApiContentsLink,
  ApiDownloads,
  ApiDirectory,
  Servers,
  Authentication,
  OperationGroup,
  Operation,
  Endpoint,
  Call,
  Callbacks,
  Mentions,
  Responses,
  Media,
  Samples,
  SampleTabs,
  Sample,
  Schemas,
  Schema,
  SchemaBody,
  Fields,
  Inside,
  Values,
  Choices,
  CaseTables,
  Conditions,
  Facts,
  Marks,
  Method,
  Permalink,
  Prose,
  Code,
  Sentence,
}
