import { EXPRESSION, TAG } from './braces.ts'
import type { Conversion } from './dialect.ts'
import { iconNamed } from './iconNames.ts'
import { keyName } from './keyNames.ts'
import { shownCode } from './shownCode.ts'

/**
 * A construct inside a line of text: what it looks like, and what it becomes; undefined leaves it. Patterns end soon after
 * a mark that is not closed, since there may be thousands of such marks: their contents hold no such mark, or are short.
 */
export type InlineConstruct = {
  name: string
  pattern: RegExp
  text: (match: RegExpExecArray, conversion: Conversion) => string | undefined
}

const html =
  (tag: string) =>
  ([, inner = '']: RegExpExecArray): string =>
    `<${tag}>${inner}</${tag}>`

export const INLINE = {
  contents: { name: '[[toc]]', pattern: /^\[\[?_?toc_?\]?\]$/gi, text: () => '' },
  mark: { name: '==mark==', pattern: /==(?=\S)([^=\n]+?)(?<=\S)==/g, text: html('mark') },
  spacedLink: {
    name: '[link](with spaces)',
    pattern: /\]\((?!<)([^()<>"\s]+(?: +[^()<>"\s]+)+)( +"[^"\n]*")? *\)/g,
    text: ([, address = '', title = '']) => `](<${address}>${title})`,
  },
  insert: { name: '^^insert^^', pattern: /\^\^(?=\S)([^^\n]+?)(?<=\S)\^\^/g, text: html('ins') },
  plusInsert: { name: '++insert++', pattern: /\+\+(?=\S)([^+\n]+?)(?<=\S)\+\+/g, text: html('ins') },
  superscript: { name: 'x^2^', pattern: /(?<=[\p{L}\p{N})])\^([^\s^]+)\^/gu, text: html('sup') },
  keys: {
    name: '++ctrl+c++',
    pattern: /\+\+((?:[\w-]+|"[^"\n]+")(?:\+(?:[\w-]+|"[^"\n]+"))*)\+\+/g,
    text: ([, keys = '']) =>
      keys.replace(/"([^"]+)"|[\w-]+/g, (key, own: string = keyName(key)) => `<kbd>${own}</kbd>`),
  },
  icon: {
    name: ':material-icon:',
    // Emphasis does not close behind a space, which goes with the last icon.
    pattern:
      /(?:( )(?=:[\w-]{1,200}:(?:\{[^}\n]{0,300}\})?$))?:((?:material|fontawesome|octicons|simple)-[\w-]+):(?:\{[^}\n]{0,300}\})?([ ]?)/g,
    text: ([, before = '', written = '', space = '']) => {
      const name = iconNamed(written)
      return name === undefined ? '' : `${before}:icon[${name}]${space}`
    },
  },
  attributes: {
    name: '{ .class }',
    pattern:
      /[ ]?\{:?[ ]*(?:[.#][\w-]+|[\w-]+=(?:"[^"}\n]*"|'[^'}\n]*'|[^\s"'{}]*))(?:[ ]+(?:[.#][\w-]+|[\w-]+=(?:"[^"}\n]*"|'[^'}\n]*'|[^\s"'{}]*)))*[ ]*\}|^\{(?:download|external|controls|autoplay|loop|muted|hidden)\}/g,
    // Links may lead to the id of any element.
    text: ([written]) => /[ {]#([\w-]+)/.exec(written)?.[1]?.replace(/.+/, '<a id="$&"></a>') ?? '',
  },
  progress: {
    name: '[=50%]',
    pattern: /\[={1,2} ?(\d[\d./]*%)(?: ?"([^"\]\n]{0,300})")?[^\]\n]{0,300}\]/g,
    text: ([, share = '', label = '']) => (label.includes(share) ? label : `${share} ${label}`.trim()),
  },
  swagger: { name: '!!swagger!!', pattern: /!!swagger(?:-http)?[ \t]+[^!\s][^!\n]*!!/g, text: () => undefined },
  braces: {
    name: '{{ expression }}',
    pattern: new RegExp(`${EXPRESSION}|${TAG}`, 'g'),
    text: ([written], { valueNamed }) => valueNamed(written.startsWith('{{') ? written.slice(2, -2).trim() : ''),
  },
  /** Where nothing evaluates expressions, they are text, which is code here, since braces have a meaning. */
  literalBraces: {
    name: '{{ text }}',
    pattern: new RegExp(`(?!\\{\\{[<%])${EXPRESSION}|(?!\\{%-?[ \\t]*include)${TAG}`, 'g'),
    text: (match) => shownCode(match[0], match.input.slice(0, match.index)),
  },
  templateTag: {
    name: '{{ expression }}',
    pattern: new RegExp(`(?=\\{\\{[<%])${EXPRESSION}|(?=\\{%-?[ \\t]*include)${TAG}`, 'g'),
    text: () => undefined,
  },
  templateComment: { name: '{# comment #}', pattern: /\{#(?=[\s#-])[^{}#]*#\}/g, text: () => '' },
  wikiLink: { name: '[[Wiki link]]', pattern: /\[\[(?!_?toc_?\])[^\][\n]+\]\]/gi, text: () => undefined },
} satisfies { [name: string]: InlineConstruct }
