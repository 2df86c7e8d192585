import type { Parts } from '../src/model/parts.ts'
import type { Theme } from '../src/model/theme.ts'
import { defaultParts } from './defaultParts.ts'
import { inlineScript } from './inline/inlineScript.ts'

export type * as Api from '../src/model/apiView.ts'
export type {
  ApiView,
  CaseTable,
  FieldView,
  Inline,
  InlineContent,
  MediaView,
  OptionView,
  ResponseLinkView,
  ValueView,
} from '../src/model/apiView.ts'
// What `portalgen/theme` gives to the parts of a site: the default parts, what these are made of, and their types.
export { codeMarkup } from '../src/model/codeMarkup.ts'
export type { DirectiveProps } from '../src/model/directiveProps.ts'
export { type CoupledSamples, operationSamples } from '../src/model/operationSamples.ts'
export type { Attributes, Hydrate } from '../src/model/ownTheme.ts'
export type { ContentParts, Part, Parts, PropsOf } from '../src/model/parts.ts'
export type { ServerChoice } from '../src/model/requestModel.ts'
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
export { AnnouncementBanner } from './islands/AnnouncementBanner.tsx'
export { AnnouncementText } from './islands/AnnouncementText.tsx'
export { ColorModeSwitch } from './islands/ColorModeSwitch.tsx'
export { Island } from './islands/Island.tsx'
export * from './parts.ts'

/** The default theme with some of its parts replaced. */
export const createTheme = (replaced: Partial<Parts> = {}): Theme => ({
  parts: { ...defaultParts, ...replaced },
  own: Object.keys(replaced),
  styles: 'styles/main.css',
  client: 'client/main.ts',
  inlineScript,
})

export const defaultTheme: Theme = createTheme()

/** What a workspace loads: the same name in every theme. */
export { defaultTheme as theme }
