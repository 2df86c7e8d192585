// What `portalgen/theme` gives to the parts of a site: the default parts, what these are made of, and their types.

export type * as Api from '../src/model/apiView.ts'
export type {
  ApiView,
  CallView,
  CaseTable,
  FieldView,
  Inline,
  InlineContent,
  MediaView,
  OptionView,
  ResponseLinkView,
  ResponseStatus,
  SampleView,
  ValueView,
} from '../src/model/apiView.ts'
export { codeMarkup } from '../src/model/codeMarkup.ts'
export type { DirectiveProps } from '../src/model/directiveProps.ts'
export { type CoupledSamples, operationSamples } from '../src/model/operationSamples.ts'
export { optionLabel } from '../src/model/optionLabel.ts'
export type { Attributes, Hydrate } from '../src/model/ownTheme.ts'
export type { ContentParts, LocalParts, Part, Parts, PropsOf } from '../src/model/parts.ts'
export type { ServerChoice } from '../src/model/requestModel.ts'
export { saysTheSame } from '../src/model/texts/merge.ts'
export { announcement as englishAnnouncement, colorMode as englishColorMode } from '../src/model/texts/scripts.ts'
export { counted, fill, type Plural, type Texts, withinSentence } from '../src/model/texts/texts.ts'
export type * as View from '../src/model/view.ts'
export type {
  ContentPart,
  ContentView,
  HeadTag,
  NavigationView,
  PageView,
  PostView,
  SidebarItemView,
  SiteView,
  TocEntry,
} from '../src/model/view.ts'
export { addressOf } from './api/addressOf.ts'
export { titleInDocument } from './api/titleInDocument.ts'
export { AnnouncementBanner } from './islands/AnnouncementBanner.tsx'
export { AnnouncementText } from './islands/AnnouncementText.tsx'
export { ColorModeSwitch } from './islands/ColorModeSwitch.tsx'
export { Island } from './islands/Island.tsx'
export { languageOf } from './pages/languageOf.ts'
export * from './parts.ts'
export { filled } from './texts/filled.ts'
