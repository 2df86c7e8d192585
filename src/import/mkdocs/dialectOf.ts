import { ALERT_KINDS } from '../convert/alertKinds.ts'
import type { Dialect, Step } from '../convert/dialect.ts'
import { EMOJI_NAMES } from '../convert/emojiNames.ts'
import { htmlStep } from '../convert/htmlStep.ts'
import { imageStep } from '../convert/imageStep.ts'
import { INLINE } from '../convert/inlineConstructs.ts'
import { inlineStep } from '../convert/inlineStep.ts'
import type { ForeignPage, SourceTree } from '../foreignSite.ts'
import { at, type Json, listAt } from '../read/json.ts'
import { badgeStep } from './badgeStep.ts'
import { blockStep } from './blockStep.ts'
import { type BlockTypes, blockTypesOf } from './blockTypes.ts'
import { criticStep } from './criticStep.ts'
import type { Describing } from './described/describedNames.ts'
import type { Describer } from './described/describer.ts'
import { generatedStep } from './described/generatedStep.ts'
import { indentedStep } from './indentedStep.ts'
import { markdownInHtmlStep } from './markdownInHtmlStep.ts'
import { namedHeadings } from './namedHeadings.ts'
import { hooksMayEvaluate, mayEvaluate, nameOfExtension, optionsOf } from './plugins.ts'
import { rawStep } from './rawStep.ts'
import { referenceStep } from './referenceStep.ts'
import { shorthandSteps } from './shorthandStep.ts'
import { sluggerOf } from './slugs.ts'
import { symbolStep } from './symbolStep.ts'
import { tableStep } from './tableStep.ts'
import { templateStep } from './templateStep.ts'
import { terminalStep } from './terminalStep.ts'

const {
  mark,
  insert,
  superscript,
  keys,
  icon,
  progress,
  swagger,
  attributes,
  contents,
  braces,
  literalBraces,
  templateTag,
  templateComment,
  wikiLink,
} = INLINE

const stepsWith = (types: BlockTypes, evaluates: boolean): Step[] => [
  rawStep,
  terminalStep,
  criticStep,
  badgeStep,
  markdownInHtmlStep,
  templateStep,
  indentedStep,
  blockStep(types),
  tableStep,
  inlineStep({ constructs: [INLINE.spacedLink] }),
  imageStep,
  htmlStep,
  inlineStep({
    constructs: [
      { ...contents, pattern: /^\[TOC\]$/g, name: '[TOC]' },
      { ...contents, pattern: /^\[TAGS\]$/g, name: '[TAGS]' },
      icon,
      EMOJI_NAMES,
      ALERT_KINDS,
      progress,
      swagger,
      attributes,
      mark,
      insert,
      keys,
      superscript,
      ...(evaluates ? [braces] : [literalBraces, templateTag]),
      templateComment,
      wikiLink,
    ],
    subscript: true,
    marksLanguages: true,
  }),
]

type NamedPages = { pages: readonly ForeignPage[]; folder: string; textOf: SourceTree['text'] }

/** The syntax of the pages, by the plugins and extensions that the configuration names. */
export function dialectOf(config: Json, describe: Describer, describing: Describing, pages: NamedPages): Dialect {
  const plugins = listAt(config, 'plugins').map(nameOfExtension)
  const isEvaluated = hooksMayEvaluate(config, pages.textOf) || at(config, 'extra') !== undefined || mayEvaluate(config)
  const hasReferences = plugins.some((name) => name === 'mkdocstrings' || name === 'autorefs')
  const slugger = sluggerOf(config)
  const extensions = listAt(config, 'markdown_extensions').map(nameOfExtension)
  const steps = [
    generatedStep(describe),
    ...stepsWith(blockTypesOf(config), isEvaluated),
    ...(hasReferences ? [referenceStep(describing, namedHeadings(pages.pages, pages.folder, slugger))] : []),
    ...shorthandSteps(config),
    ...(extensions.includes('pymdownx.smartsymbols') ? [symbolStep] : []),
  ]
  const numbersCode = ['pymdownx.highlight', 'codehilite'].some(
    (name) => at(optionsOf(config, name), 'linenums') === true,
  )
  return { prefersHeading: true, steps, slugger, numbersCode }
}
