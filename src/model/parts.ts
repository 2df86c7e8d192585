import type { ReactNode } from 'react'
import type * as Api from './apiView.ts'
import type { Code } from './code.ts'
import type { Html } from './html.ts'
import type { Href } from './route.ts'
import type * as View from './view.ts'

/** A component: props in, markup out. It draws other parts through `parts`, never by importing them. */
export type Part<Props> = (props: Props & { parts: Parts }) => ReactNode

/** The props of a part by its name. */
export type PropsOf<Name extends keyof Parts> = Parameters<Parts[Name]>[0]

/** Everything that draws, by its name. A theme may replace each of them alone. */
export type Parts = FrameParts & ContentParts & ApiParts

type Nothing = Record<never, never>
type OfPage = { view: View.PageView }

/** What stands around the content of every page, and inside of several kinds of content. */
type FrameParts = {
  Document: Part<OfPage>
  Head: Part<{ head: View.HeadView; site: View.SiteView }>
  SkipLink: Part<Nothing>
  AnnouncementBar: Part<{ announcement: View.AnnouncementView }>
  Navbar: Part<OfPage>
  Logo: Part<{ site: View.SiteView }>
  NavigationLinks: Part<{ links: View.NavigationView[] }>
  SearchButton: Part<Nothing>
  ColorModeToggle: Part<{ colorMode: View.SiteView['colorMode'] }>
  Menu: Part<OfPage>
  Sidebar: Part<{ sidebar: View.SidebarView }>
  Breadcrumbs: Part<{ crumbs: View.LinkView[] }>
  Toc: Part<{ entries: View.TocEntry[] }>
  PageActions: Part<{ text: Href }>
  VersionPicker: Part<{ versions: View.VersionsView }>
  VersionBanner: Part<{ versions: View.VersionsView }>
  Tags: Part<{ tags: string[] }>
  Cards: Part<{ cards: View.CardView[] }>
  Pager: Part<{ previous: View.LinkView | undefined; next: View.LinkView | undefined }>
  Footer: Part<OfPage>
  MovedAnchors: Part<{ anchors: View.MovedAnchorView[] }>
  Content: Part<OfPage>
}

/** The main part of a page, by the name that its content gives. */
export type ContentParts = { [Name in View.ContentPart]: Part<OfPage & { content: View.ContentView<Name> }> }

/** What the reference of an API is put together from. */
type ApiParts = {
  ApiReference: Part<{ api: Api.ApiView; requests?: View.RequestsView; actions?: ReactNode }>
  ApiContents: Part<{ groups: Api.ContentsGroup[]; file: Href | undefined }>
  ApiContentsLink: Part<{ item: Api.ContentsItem }>
  ApiDownloads: Part<Pick<Api.ApiView, 'downloads'>>
  /** What has pages of its own, as a list; without titles where it is all that is on the page below a title. */
  ApiDirectory: Part<{ groups: Api.ContentsGroup[]; titled: boolean }>
  Servers: Part<{ servers: Api.ServerView[] }>
  Authentication: Part<{ schemes: Api.SecuritySchemeView[] }>
  OperationGroup: Part<{ group: Api.GroupView }>
  Operation: Part<{ operation: Api.OperationView }>
  Endpoint: Part<{ operation: Api.OperationView }>
  /** What is sent and what is answered, whoever calls. */
  Call: Part<{ operation: Api.OperationView }>
  Callbacks: Part<{ callbacks: Api.CallbackView[] }>
  Mentions: Part<Pick<Api.OperationView, 'mentions'>>
  Responses: Part<{ title: string; responses: Api.ResponseView[] }>
  /** The bodies of a request or response, by media type; `open` says whether their fields are unfolded. */
  Media: Part<{ media: Api.MediaView[]; open?: boolean }>
  Samples: Part<{ operation: Api.OperationView }>
  SampleTabs: Part<SampleTabsProps>
  Sample: Part<{ sample: Api.SampleView }>
  Schemas: Part<{ title: Api.ApiView['schemasTitle']; schemas: Api.SchemaView[] }>
  Schema: Part<{ schema: Api.SchemaView }>
  SchemaBody: Part<{ body: Api.SchemaBody }>
  Fields: Part<{ fields: Api.FieldView[] }>
  Values: Part<{ values: Api.ValueView[] }>
  Choices: Part<{ choices: Api.ChoicesView }>
  CaseTables: Part<{ tables: Api.CaseTable[] }>
  Conditions: Part<{ conditions: Api.ConditionView[] }>
  Facts: Part<{ facts: Api.FactView[] }>
  Marks: Part<Partial<Pick<Api.FieldView, 'required' | 'deprecated' | 'direction'>>>
  Method: Part<{ name: string }>
  Permalink: Part<{ id: string; to: string }>
  Prose: Part<{ html: Html | undefined }>
  Code: Part<{ code: Code }>
  Sentence: Part<{ words: Api.Words }>
}

type SampleTabsProps = {
  samples: Api.SampleView[]
  /** Sets of the same group are chosen together. */
  group?: string
  className?: string
  /** A class for all but the first, which are left out where the page is told as text. */
  leaveOut?: string
}
