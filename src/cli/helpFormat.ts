import { Help, type HelpConfiguration } from 'commander'
import { wrap, wrapLines } from '../reporting/report/wrap.ts'

/** Columns of a description beside its term; with fewer of them, it stands below. */
const LEAST_BESIDE = 20

/** As wide as where the terminal does not tell. */
export const USUAL_WIDTH = 80

const BELOW = ' '.repeat(6)

/** The help is broken between words only, in narrow terminals, too. */
export const helpFormat: HelpConfiguration = {
  minWidthToWrap: LEAST_BESIDE,
  styleUsage(usage) {
    const heading = ' '.repeat('Usage: '.length)
    return wrap(heading + usage, this.helpWidth ?? USUAL_WIDTH).trimStart()
  },
  formatItem(term, termWidth, description, helper) {
    const width = helper.helpWidth ?? USUAL_WIDTH
    if (width - termWidth - 4 >= LEAST_BESIDE)
      return Help.prototype.formatItem.call(helper, term, termWidth, description, helper)
    return wrapLines(`  ${term}\n${BELOW}${description}`, width)
  },
}
