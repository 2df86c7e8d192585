import temml from 'temml'
import type { DrawFormula, FormulaFault } from './formula.ts'
import { mathMarkup } from './mathMarkup.ts'
import { mathNodes, type TemmlNode } from './mathTree.ts'
import { readable } from './readable.ts'

/** More takes too long to read for what it shows. */
const MOST_CHARACTERS = 20_000

/**
 * Draws formulas by Temml. Nothing in them can load or lead to anything, macros expand a thousand times at most, and no
 * size is much larger than a screen.
 */
export const drawFormula: DrawFormula = (tex, display) => {
  if (tex.length > MOST_CHARACTERS) return { reason: `it is longer than ${MOST_CHARACTERS} characters`, at: undefined }
  try {
    const [math] = mathNodes(renderer(temml)(tex, { ...SETTINGS, displayMode: display, macros: { ...MACROS } }))
    if (math === undefined) return { reason: 'there are no labels to refer to', at: undefined }
    return { html: mathMarkup(math), text: readable(math) }
  } catch (error) {
    return faultOf(error)
  }
}

const SETTINGS = { throwOnError: true, trust: false, wrap: 'tex', maxSize: [50, 500] }

/** What other programs that draw formulas have, and Temml does not. It adds to the macros that it is given. */
const MACROS = { '\\mbox': '\\text', '\\ensuremath': '{#1}', '\\mathds': '\\mathbb' }

type Render = (tex: string, settings: object) => TemmlNode

/** The library's declarations are those of another module than Node loads, so that what it has is looked up. */
function renderer(library: object): Render {
  if (!hasRenderer(library)) throw new Error('Temml has no function that returns a tree')
  return library.__renderToMathMLTree
}

const hasRenderer = (library: object): library is { __renderToMathMLTree: Render } =>
  '__renderToMathMLTree' in library && typeof library.__renderToMathMLTree === 'function'

/** Whatever the library throws is about the formula, since it reads nothing else. */
function faultOf(error: unknown): FormulaFault {
  if (error instanceof RangeError) return { reason: 'it is nested too deeply', at: undefined }
  if (!(error instanceof Error)) throw error
  const at = 'position' in error && typeof error.position === 'number' ? error.position : undefined
  return { reason: reasonIn(error.message), at }
}

/** The message without the place and the excerpt that the library adds. */
function reasonIn(message: string): string {
  const reason = message.replace(/ at (?:position \d+|end of input):[\s\S]*$/, '').trim()
  return reason.charAt(0).toLowerCase() + reason.slice(1)
}
