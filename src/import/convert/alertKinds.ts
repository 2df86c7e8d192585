import { capitalised } from '../../model/nameInWords.ts'
import { calloutKind } from './callouts.ts'
import type { InlineConstruct } from './inlineConstructs.ts'

/** `> [!quote] Title` of Obsidian and its relatives has the nearest of our kinds, and its own name as the title. */
export const ALERT_KINDS: InlineConstruct = {
  name: '> [!kind]',
  pattern: /^\[!(?!(?:note|tip|info|important|warning|caution|danger)\])([a-z][\w-]*)\]([+-]?)[ \t]*([^\n]*)/gi,
  text: ([, name = '', fold = '', title = '']) => {
    const shown = title || capitalised(name)
    return `[!${(calloutKind(name) ?? 'note').toUpperCase()}]${fold} ${shown}`
  },
}
