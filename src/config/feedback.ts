import type { Feedback } from '../model/config.ts'
import { type Checked, error, type Problem } from '../model/problem.ts'
import { slotsIn } from '../model/texts/texts.ts'
import { fields, key } from '../yaml/fields.ts'
import { either, isMap, name, narrowed, type Placed, placed } from '../yaml/values.ts'
import { unknownPlaceholders } from './placeholders.ts'
import { onlySlots, textPattern } from './textPattern.ts'

/** The placeholders that each page replaces. */
const SLOTS = ['title', 'url', 'path']
const ANSWER = 'answer'

/** One target; that of both answers has a placeholder for them, which an address for mail gets. */
const TARGET = textPattern(
  `^${onlySlots(SLOTS)}(?:[hH][tT][tT][pP][sS]?://|[mM][aA][iI][lL][tT][oO]:)\\S+$`,
  'a web address, or one that begins with "mailto:"',
)
const BOTH = textPattern(
  `^(?:[^\\s:/?@]+@[^\\s:/?@]+$|${onlySlots([...SLOTS, ANSWER])}(?=\\S*\\{answer\\})(?:[hH][tT][tT][pP][sS]?://|[mM][aA][iI][lL][tT][oO]:)\\S+$)`,
  'an address for mail, or a web address with "{answer}"',
)

const answers = fields(
  {
    yes: key('Where readers say that the page was helpful.', placed(narrowed(name, TARGET))),
    no: key('Where they say that it was not.', placed(narrowed(name, TARGET))),
  },
  ['yes', 'no'],
)

/** One target for both answers, or one for each. */
export const feedbackShape = either(isMap, answers, placed(narrowed(name, BOTH)))

/** The addresses of both answers; undefined, with problems, if one is not valid. */
export function readFeedback(written: ReturnType<typeof feedbackShape>): Checked<Feedback | undefined> {
  if (!written) return { value: undefined, problems: [] }
  if ('value' in written) {
    const target = isMail(written.value) ? mailTo(written.value) : written.value
    const problems = problemsOf({ ...written, value: target }, [...SLOTS, ANSWER])
    const noAnswer = slotsIn(target).includes(ANSWER) ? [] : [withoutAnswer(written)]
    const answer = (word: string): string => target.replaceAll(`{${ANSWER}}`, word)
    return checked({ yes: answer('yes'), no: answer('no') }, problems.length > 0 ? problems : noAnswer)
  }
  const { yes, no } = written
  if (!yes || !no) return { value: undefined, problems: [] }
  return checked({ yes: yes.value, no: no.value }, [...problemsOf(yes, SLOTS), ...problemsOf(no, SLOTS)])
}

const checked = (value: Feedback, problems: Problem[]): Checked<Feedback | undefined> => ({
  value: problems.length > 0 ? undefined : value,
  problems,
})

const isMail = (target: string): boolean => /^[^\s:/?@]+@[^\s:/?@]+$/.test(target)

const mailTo = (address: string): string => `mailto:${address}?subject={title}%3A%20{${ANSWER}}&body={url}`

function problemsOf({ value, place }: Placed<string>, slots: string[]): Problem[] {
  if (!/^(?:https?:\/\/|mailto:)\S+$/i.test(value)) {
    const message = `"${value}" is neither a web address nor one for mail`
    return [error('invalid-config', place, { message, fix: EXAMPLE })]
  }
  return unknownPlaceholders({ value, place }, slots)
}

const withoutAnswer = ({ value, place }: Placed<string>): Problem =>
  error('invalid-config', place, {
    message: `"${value}" is the same for both answers`,
    fix: 'add "{answer}", which becomes "yes" or "no", or write { yes: …, no: … }',
  })

const EXAMPLE = 'write it like "https://github.com/acme/docs/issues/new?title={title}:+{answer}" or "docs@example.com"'
