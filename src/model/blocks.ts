/** The kinds of callouts. */
export type CalloutKind = 'note' | 'tip' | 'info' | 'important' | 'warning' | 'caution' | 'danger'

/**
 * The blocks that a theme draws, each with the part of its name: what a page says about them. They are data until a page
 * is rendered, so that neither a cached page nor its text depends on a theme. An `id` is that of the element to which
 * links lead.
 */
export type BlockProps = {
  Callout: { kind: CalloutKind; id?: string | undefined }
  /** `numbered`: its lines have numbers. */
  CodeBlock: { language: string; numbered?: boolean | undefined }
  /** Sets of the same group are changed together. */
  Tabs: { group?: string | undefined; id?: string | undefined }
  /** `label`: its title as text. */
  Tab: { label: string; id?: string | undefined }
  /** `attributes`: others that its author wrote in HTML, by their names there. */
  Details: {
    open?: boolean | undefined
    id?: string | undefined
    attributes?: Record<string, string | true> | undefined
  }
  CardList: Record<never, never>
  Card: Record<never, never>
  /** The title of a card. `describedBy`: the id of what explains it. */
  CardLink: {
    href?: string | undefined
    title?: string | undefined
    rel?: string | undefined
    describedBy?: string | undefined
  }
  /** Around a table, which may be wider than the screen. */
  TableFrame: Record<never, never>
  /** Around a formula on lines of its own, which may be wider than the screen. */
  FormulaFrame: Record<never, never>
  /** What stands beside the title of a landing page. */
  Hero: { id?: string | undefined }
  /** A request, and below it its answer. */
  Exchange: { id?: string | undefined }
  /** A quotation; the title names its author. */
  Quote: { id?: string | undefined }
  /** A list of figures, each with its meaning. */
  Numbers: { id?: string | undefined }
  /** An ordered list of what to do. */
  Steps: { id?: string | undefined }
  /** A list of files and folders. */
  FileTree: { id?: string | undefined }
  /** Around the source of a diagram. `library`: the address of the script that draws it, if the browser does. */
  Diagram: { library?: string }
  /** Something of another site; without `src`, a link to it alone. */
  Embed: { src?: string; host?: string; title?: string; id?: string | undefined }
  /** A directive of the site, which is not one of the parts. */
  Directive: { name: string; attributes: Record<string, string | number | boolean>; id?: string | undefined }
}

export type BlockName = keyof BlockProps

const BLOCKS: Record<Exclude<BlockName, 'Directive'>, true> = {
  Callout: true,
  CodeBlock: true,
  Tabs: true,
  Tab: true,
  Details: true,
  CardList: true,
  Card: true,
  CardLink: true,
  TableFrame: true,
  FormulaFrame: true,
  Hero: true,
  Exchange: true,
  Quote: true,
  Numbers: true,
  Steps: true,
  FileTree: true,
  Diagram: true,
  Embed: true,
}

export const isBlockName = (name: string): boolean => Object.hasOwn(BLOCKS, name)

/** What a block is drawn around, by the names of its slots: markup that is there when the page is parsed. */
export type BlockSlots = {
  Callout: 'title' | 'children'
  /** `children`: the `<code>` element with its lines highlighted. */
  CodeBlock: 'title' | 'children'
  Tabs: 'children'
  Tab: 'title' | 'children'
  Details: 'summary' | 'children'
  CardList: 'children'
  Card: 'children'
  CardLink: 'children'
  TableFrame: 'children'
  FormulaFrame: 'children'
  Hero: 'children'
  Exchange: 'children'
  Quote: 'title' | 'children'
  Numbers: 'children'
  Steps: 'children'
  FileTree: 'children'
  Diagram: 'picture' | 'children'
  Embed: 'children'
  Directive: 'title' | 'children'
}

/** A block without its slots. */
export type Block = { [Name in BlockName]: { name: Name; props: BlockProps[Name] } }[BlockName]

/** Whether a block stands apart from the text, as a quote does, where it is written as Markdown. */
export const isQuoted = ({ name }: Block): boolean => name === 'Callout' || name === 'Quote'
