/** A place in a user's file. Line and column are 1-based; the file is relative to the site root, with `/`. */
export type Place = { file: string; line: number; column: number }

export type Severity = 'error' | 'warning'

/** Stable, kebab-case names: users and CI filter by them, so a name never changes its meaning. */
export type Rule =
  | 'broken-link'
  | 'broken-anchor'
  | 'broken-asset'
  | 'unsafe-link'
  | 'doubtful-link'
  | 'empty-link'
  | 'unverified-link'
  | 'redirected-link'
  | 'unsafe-html'
  | 'active-content'
  | 'orphan-page'
  | 'unused-ignore'
  | 'lost-address'
  | 'duplicate-route'
  | 'duplicate-id'
  | 'undefined-reference'
  | 'unknown-variable'
  | 'undefined-tag'
  | 'stale-translation'
  | 'undefined-author'
  | 'unknown-directive'
  | 'unclosed-directive'
  | 'unknown-language'
  | 'invalid-config'
  | 'invalid-front-matter'
  | 'invalid-encoding'
  | 'invalid-yaml'
  | 'invalid-name'
  | 'invalid-spec'
  | 'example-mismatch'
  | 'unchecked-example'
  | 'unknown-name'
  | 'invalid-theme'
  | 'failed-part'
  | 'invalid-attribute'
  | 'ref-outside'
  | 'symlink-outside'
  | 'unreadable-file'
  | 'too-complex'
  | 'no-content'
  | 'no-home'
  | 'stale-baseline'
  | 'broken-include'
  | 'foreign-syntax'
  | 'foreign-file'
  | 'empty-page'
  | 'repeated-title'
  | 'real-example'
  | 'second-title'
  | 'missing-alt'
  | 'missing-texts'
  | 'unclosed-fence'
  | 'invalid-formula'
  | 'missing-package'
  | 'missing-history'
  | 'unknown-mark'
  | 'unknown-icon'
  | 'disallowed-embed'
  | 'invalid-diagram'

const LINK_RULES: readonly Rule[] = ['broken-link', 'broken-anchor', 'broken-asset', 'unsafe-link', 'doubtful-link']

/** The steps whose errors cause others, in their order. */
export const STEPS = ['configuration', 'input', 'page'] as const

type Step = (typeof STEPS)[number]

/** Problems of a step. A warning leaves nothing out, and a link leaves out only itself, so that nothing follows from them. */
export const foundIn = (step: Step, problems: Problem[]): Problem[] =>
  problems.map((each) => (each.severity === 'error' && !isLinkRule(each.rule) ? { ...each, step } : each))

/** Each problem once. */
export const distinct = (problems: Problem[]): Problem[] => [
  ...new Map(problems.map((each) => [JSON.stringify(each), each])).values(),
]

/** Tells whether a rule is about the targets of links. */
export const isLinkRule = (rule: Rule): boolean => LINK_RULES.includes(rule)

/** Something wrong in a user's file: what, where, and how to fix it. */
export type Problem = Place & {
  severity: Severity
  rule: Rule
  /** The fact, with the user's own words in double quotes. */
  message: string
  /** How to fix it, as an instruction; with the exact replacement if it can be guessed. */
  fix?: string
  /** The link or reference as the user wrote it. */
  target?: string
  /** The text to write instead of `target`, if it is certain. */
  replacement?: string
  /** The JSON Pointer of the value in a YAML or JSON file of an API. */
  pointer?: string
  /** Problems of a rule with the same text here are reported once, at the first place. */
  once?: string
  /** Where else it was found. */
  others?: Place[]
  /** What would fix a link together with others of its file, which are then reported once. */
  solution?: string
  /** The step that found an error before the parts of the site are compared: what is found later may follow from it. */
  step?: Step
  /** Why a file cannot be read, for a message that already states that it cannot. */
  reason?: string
  /** The site cannot be written in spite of it, so neither `--lenient` nor a baseline excuses it. */
  fatal?: boolean
}

/** A value, and the problems that were found while it was computed. */
export type Checked<T> = { value: T; problems: Problem[] }

export type ProblemDetails = Pick<Problem, 'message' | 'fix' | 'target' | 'replacement' | 'once' | 'reason' | 'fatal'>

export const error = (rule: Rule, place: Place, details: ProblemDetails): Problem =>
  problem('error', rule, place, details)

export const warning = (rule: Rule, place: Place, details: ProblemDetails): Problem =>
  problem('warning', rule, place, details)

export function problem(
  severity: Severity,
  rule: Rule,
  { file, line, column }: Place,
  details: ProblemDetails,
): Problem {
  const { message, fix } = details
  const toRead = { message: shortened(message), ...(fix === undefined ? {} : { fix: shortened(fix) }) }
  return { severity, rule, file, line, column, ...details, ...toRead }
}

/** A quoted text can be as long as a file, so the middle of a sentence that is too long to be read is left out. */
const shortened = (sentence: string): string =>
  sentence.length > 2000 ? `${sentence.slice(0, 1500)}…${sentence.slice(-300)}` : sentence

/**
 * A warning. Faults of an API document never stop a build, since the document is often written by other people and
 * works for its other readers.
 */
export const asWarning = (problem: Problem): Problem => ({ ...problem, severity: 'warning' })

export const startOf = (file: string): Place => ({ file, line: 1, column: 1 })

/** The extent of a check; `external` counts the links to other sites that were requested. */
export type CheckCounts = { pages: number; links: number; external: number }
