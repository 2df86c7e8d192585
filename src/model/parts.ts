import type { ReactNode } from 'react'
import type * as Api from './apiView.ts'
import type { BlockName, BlockProps, BlockSlots } from './blocks.ts'
import type { Code } from './code.ts'
import type { Html } from './html.ts'
import type { Href } from './route.ts'
import type { Texts } from './texts/texts.ts'
import type * as View from './view.ts'

/**
 * The parts as each of them gets them: with the texts in the language of the page, and the attributes of elements around texts
 * of an API document that is in another one.
 */
export type LocalParts = Parts & { texts: Texts; documentLanguage?: { lang: string; dir: 'ltr' | 'rtl' } }

/** A component: props in, markup out. It renders other parts through `parts` and never imports them. */
export type Part<Props> = (props: Props & { parts: LocalParts }) => ReactNode

/** The props of a part by its name. */
export type PropsOf<Name extends keyof Parts> = Parameters<Parts[Name]>[0]

/** Everything that renders, by name. A theme may replace each part separately. */
export type Parts = FrameParts & ContentParts & BlockParts & ApiParts

type Nothing = Record<never, never>
type OfPage = { view: View.PageView }

/** The parts around the content of every page, and those that several kinds of content share. */
type FrameParts = {
  Document: Part<OfPage>
  Head: Part<{ head: View.HeadView; site: View.SiteView }>
  SkipLink: Part<Nothing>
  StyleSheet: Part<{ href: Href }>
  AnnouncementBar: Part<{ announcement: View.AnnouncementView }>
  Navbar: Part<OfPage>
  Logo: Part<{ site: View.SiteView }>
  NavigationLinks: Part<{ links: View.NavigationView[] }>
  SearchButton: Part<Nothing>
  ColorModeToggle: Part<{ colorMode: View.SiteView['colorMode'] }>
  Menu: Part<OfPage>
  Sidebar: Part<{ sidebar: View.SidebarView }>
  Breadcrumbs: Part<{ crumbs: View.LinkView[] }>
  ListHead: Part<OfPage & { title: string; description: string; children?: ReactNode }>
  Toc: Part<{ entries: View.TocEntry[] }>
  PageActions: Part<OfPage>
  VersionPicker: Part<{ versions: View.VersionsView }>
  LanguagePicker: Part<{ languages: View.LanguagesView }>
  LanguageNotice: Part<{ original: View.OriginalView }>
  VersionBanner: Part<{ versions: View.VersionsView }>
  /** A tag without an address has no page. */
  Tags: Part<{ tags: View.LinkView[] }>
  Cards: Part<{ cards: View.CardView[] }>
  /** `words` stand for "Previous" and "Next". */
  Pager: Part<{
    previous: View.LinkView | undefined
    next: View.LinkView | undefined
    words?: [before: string, after: string] | undefined
  }>
  PostFacts: Part<{ post: Omit<View.PostFacts, 'related'> }>
  Feedback: Part<{ feedback: View.FeedbackView }>
  PageHistory: Part<{ history: View.HistoryView }>
  Related: Part<{ posts: View.LinkView[] }>
  Footer: Part<OfPage>
  MovedAnchors: Part<{ anchors: View.MovedAnchorView[] }>
  Content: Part<OfPage>
}

/** The main part of a page, by the name in its content. */
export type ContentParts = { [Name in View.ContentPart]: Part<OfPage & { content: View.ContentView<Name> }> }

/**
 * The blocks of Markdown. A block is drawn once for all that have the same props, before its slots are known: they are
 * shown where the part puts them, and cannot be looked into.
 */
type BlockParts = {
  [Name in Exclude<BlockName, 'Directive'>]: Part<BlockProps[Name] & { [Slot in BlockSlots[Name]]?: ReactNode }>
}

/** The parts of an API reference. */
type ApiParts = {
  /** `banner` stands in the head of the page, `sheet` below it, and `operationSheet` below what the first operation does. */
  ApiReference: Part<{
    api: Api.ApiView
    requests?: View.RequestsView
    banner?: ReactNode
    actions?: ReactNode
    sheet?: ReactNode
    operationSheet?: ReactNode
  }>
  ApiContents: Part<{ groups: Api.ContentsGroup[]; file: Href | undefined }>
  ApiContentsLink: Part<{ item: Api.ContentsItem }>
  ApiDownloads: Part<Pick<Api.ApiView, 'downloads'>>
  ApiStart: Part<{ api: Api.ApiView; request: Api.FirstRequest }>
  FirstRequest: Part<{ request: Api.FirstRequest }>
  /** A list of elements with pages of their own; without group titles if the list is the only content of the page. */
  ApiDirectory: Part<{ groups: Api.ContentsGroup[]; titled: boolean }>
  Servers: Part<{ servers: Api.ServerView[] }>
  Authentication: Part<{ schemes: Api.SecuritySchemeView[] }>
  OperationGroup: Part<{ group: Api.GroupView; operationSheet?: ReactNode }>
  Operation: Part<{ operation: Api.OperationView; operationSheet?: ReactNode }>
  Endpoint: Part<{ operation: Api.OperationView }>
  /** The request and response of an operation, whoever the caller is. */
  Call: Part<{ operation: Api.OperationView }>
  Callbacks: Part<{ callbacks: Api.CallbackView[] }>
  Mentions: Part<Pick<Api.OperationView, 'mentions'>>
  Responses: Part<{ title: string; responses: Api.ResponseView[] }>
  /** The bodies of a request or response, by media type. */
  Media: Part<{ media: Api.MediaView[] }>
  Samples: Part<{ operation: Api.OperationView }>
  SampleTabs: Part<SampleTabsProps>
  Sample: Part<{ sample: Api.SampleView }>
  Schemas: Part<{ title: Api.ApiView['schemasTitle']; schemas: Api.SchemaView[] }>
  Schema: Part<{ schema: Api.SchemaView }>
  SchemaBody: Part<{ body: Api.SchemaBody }>
  Fields: Part<{ fields: Api.FieldView[] }>
  /** What is inside a value: folded here, or at the place that describes it. `name` is that of the field, if it is one. */
  Inside: Part<{ name?: string; body?: Api.SchemaBody | undefined; more?: Api.LinkContent | undefined }>
  /** Pages with the rest of a list, each folded. */
  Rest: Part<Api.Continued>
  Values: Part<{ values: Api.ValuesView }>
  Choices: Part<{ choices: Api.ChoicesView }>
  CaseTables: Part<{ tables: Api.CaseTable[] }>
  Conditions: Part<{ conditions: Api.ConditionView[] }>
  Facts: Part<{ facts: Api.FactView[] }>
  Marks: Part<Partial<Pick<Api.FieldView, 'required' | 'deprecated' | 'direction'>>>
  Method: Part<{ name: string }>
  Permalink: Part<{ href: string; to: string }>
  Prose: Part<{ html: Html | undefined }>
  Code: Part<{ code: Code }>
  Sentence: Part<{ words: Api.InlineContent }>
}

type SampleTabsProps = {
  samples: Api.SampleView[]
  /** Sets with the same group are selected together. */
  group?: string
  /** The body whose alternatives are chosen together with its samples. */
  couple?: string | undefined
  className?: string
}
