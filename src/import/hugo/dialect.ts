import { ALERT_KINDS } from '../convert/alertKinds.ts'
import type { Dialect, Step } from '../convert/dialect.ts'
import { htmlStep } from '../convert/htmlStep.ts'
import { INLINE } from '../convert/inlineConstructs.ts'
import { inlineStep } from '../convert/inlineStep.ts'
import { marksStep } from '../convert/marksStep.ts'
import type { ForeignPage } from '../foreignSite.ts'
import { at, isObject, type Json, textAt } from '../read/json.ts'
import { headingIds } from './headingIds.ts'
import { shortcodeStep } from './shortcodeStep.ts'

/** The dialect of each page of a site with this configuration. */
export function dialectsOf(config: Json | undefined): (page: ForeignPage) => Dialect {
  const dialect = dialectWith(config)
  const withList = { ...dialect, steps: [listStep, ...dialect.steps] }
  return (page) => (listsPages(page) ? withList : dialect)
}

/** A section without a text lists what is in it, unless its front matter turns that off. */
const listsPages = ({ source, frontMatter }: ForeignPage): boolean =>
  /(?:^|\/)_index\./.test(source) && frontMatter['no_list'] !== true && !isObject(frontMatter['hero'])

const listStep: Step = (edited, { folderCards }) =>
  edited.text.trim() === '' ? { text: folderCards(), lines: [] } : edited

const GOLDMARK = ['markup', 'goldmark']
const EXTENSIONS = [...GOLDMARK, 'extensions']

/** Whether pages have `H~2~O`, `x^2^` or `++inserted++`, which are read only if the configuration turns them on. */
const hasExtra = (config: Json | undefined, ...names: string[]): boolean =>
  names.some((name) => at(config, ...EXTENSIONS, 'extras', name, 'enable') === true)

/** Whether `--` is shown as a dash, which is the default. */
const setsMarks = (config: Json | undefined): boolean =>
  at(config, ...EXTENSIONS, 'typographer') !== false && at(config, ...EXTENSIONS, 'typographer', 'disable') !== true

const dialectWith = (config: Json | undefined): Dialect => ({
  steps: [
    shortcodeStep,
    ...(setsMarks(config) ? [marksStep] : []),
    htmlStep,
    inlineStep({
      constructs: [
        ...(hasExtra(config, 'subscript', 'superscript') ? [INLINE.superscript] : []),
        ...(hasExtra(config, 'insert') ? [INLINE.plusInsert] : []),
        ...(hasExtra(config, 'mark') ? [INLINE.mark] : []),
        INLINE.attributes,
        INLINE.literalBraces,
        INLINE.templateTag,
        INLINE.wikiLink,
        ALERT_KINDS,
      ],
      subscript: hasExtra(config, 'subscript', 'superscript'),
    }),
  ],
  slugger: () => headingIds(textAt(config, ...GOLDMARK, 'parser', 'autoHeadingIDType')),
})
