const BY_CLASS = 'a class, with a rule in a style sheet of "theme: { css }"'
const DIRECTIVE = 'a directive of your own, in "theme/directives/", may contain it'
const HEAD = 'remove it; "head" in content/site.yaml is for all pages'

/** Returns what to write in place of an attribute that is removed. */
export function attributeFix(name: string): string {
  if (name === 'style') return `write ${BY_CLASS}`
  if (name === 'xlink:href') return 'write "href"'
  return /^on[a-z]/.test(name) ? `remove it; ${DIRECTIVE}` : 'remove it'
}

/** Returns what to write in place of an element that is removed. */
export const elementFix = (name: string): string =>
  INSTEAD.get(name) ?? 'remove it, or write it in backticks if it is text'

const forEach = (names: string, fix: string): [string, string][] => names.split(' ').map((name) => [name, fix])

const INSTEAD: ReadonlyMap<string, string> = new Map([
  ...forEach('script noscript link meta base', HEAD),
  ['style', 'move the rules to a style sheet of "theme: { css }"'],
  ...forEach('iframe frame object embed', 'write "::embed{url=…}", or a link'),
  ...forEach('form button input select option textarea label fieldset canvas', `remove it; ${DIRECTIVE}`),
  ...forEach('font center big tt strike nobr blink marquee', `write Markdown, or a <span> with ${BY_CLASS}`),
  ['math', 'write the formula in TeX, with "math: true" in content/site.yaml'],
  ...forEach('title desc', 'remove it; only <svg> contains it'),
  ['foreignObject', 'write the text as <text>'],
])
