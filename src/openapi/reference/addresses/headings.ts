import type { RenderText } from '../../../model/richText.ts'
import type { ApiDocument } from '../../read/apiDocument.ts'
import type { SpecText } from '../../read/text.ts'
import { type Anchors, headingPrefix } from '../anchors.ts'

/** The ids that a fragment could mean. */
export type Headings = (fragment: string) => ReadonlySet<string>

/**
 * The ids of the headings in the texts about the API and its tags; none if no text has addresses that could name one. Texts
 * of parameters and fields are not searched for these, so that each of their own addresses that could is given them.
 */
export function headingsOf(document: ApiDocument, anchors: Anchors, renderText: RenderText): Headings {
  const areNamed = textsIn(document).some(namesHeadings)
  let known: ReadonlySet<string> | undefined
  return (fragment) => {
    if (!areNamed && !NAMES_HEADING.test(`#${fragment}`)) return NONE
    known ??= readHeadings(document, anchors, renderText)
    return known
  }
}

const NONE: ReadonlySet<string> = new Set()

function readHeadings(document: ApiDocument, anchors: Anchors, renderText: RenderText): ReadonlySet<string> {
  const { info, groups } = document
  const texts = [
    { text: info.description, owner: 'api' },
    ...groups.map(({ name, tag }) => ({ text: tag?.description, owner: anchors.idOf('tag', name) })),
  ]
  return new Set(texts.flatMap(({ text, owner }) => (text && hasHeadings(text) ? idsIn(text, owner, renderText) : [])))
}

/** The texts in which tools support such addresses. */
const textsIn = ({ info, groups, webhooks }: ApiDocument): (SpecText | undefined)[] => [
  info.description,
  ...groups.flatMap(({ tag, operations }) => [tag?.description, ...operations.flatMap(inOperation)]),
  ...webhooks.flatMap(inOperation),
]

const inOperation = ({ description, body, responses = [] }: ApiDocument['operations'][number]) => [
  description,
  body?.description,
  ...responses.map((response) => response.description),
]

const NAMES_HEADING = /#(?:tag|section|description)\//

const namesHeadings = (text: SpecText | undefined): boolean => NAMES_HEADING.test(text?.markdown ?? '')

const hasHeadings = ({ markdown }: SpecText): boolean => /^ {0,3}(?:#|=+\s*$|-+\s*$)|<h\d/m.test(markdown)

const idsIn = ({ markdown, place, flat }: SpecText, owner: string, renderText: RenderText): string[] =>
  renderText(markdown, place, { headingPrefix: headingPrefix(owner), flat }).value.ids.map(({ id }) => id)
