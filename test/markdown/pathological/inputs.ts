/** A text whose length grows with a number, and the number at which it has to be read in time. */
export type Pathological = { name: string; size: number; textOf: (size: number) => string }

type Named = [name: string, size: number, textOf: (size: number) => string]

/** The sum of one text for each number below a size. */
const forEach = (size: number, textOf: (index: number) => string): string =>
  Array.from({ length: size }, (_, index) => textOf(index)).join('')

/** What the suite of CommonMark's reference implementation tries, at its sizes. */
const OF_COMMONMARK: Named[] = [
  ['nested strong emphasis', 65_000, (n) => `${'*a **a '.repeat(n)}b${' a** a*'.repeat(n)}`],
  ['closers of emphasis without openers', 65_000, (n) => 'a_ '.repeat(n)],
  ['openers of emphasis without closers', 65_000, (n) => '_a '.repeat(n)],
  ['closers of links without openers', 65_000, (n) => 'a]'.repeat(n)],
  ['openers of links without closers', 65_000, (n) => '[a'.repeat(n)],
  ['openers and closers that do not match', 50_000, (n) => '*a_ '.repeat(n)],
  ['openers of both kinds, closed late', 20_000, (n) => '*a '.repeat(n) + '_a*_ '.repeat(n)],
  ['closers whose lengths are multiples of three', 50_000, (n) => `a**b${'c* '.repeat(n)}`],
  ['openers of links with closers of emphasis', 50_000, (n) => '[ a_'.repeat(n)],
  ['brackets and parentheses', 80_000, (n) => '[ (]('.repeat(n)],
  ['images in images', 160_000, (n) => '![[]()'.repeat(n)],
  ['emphasis that ends in links', 10_000, (n) => '**x [a*b**c*](d)'.repeat(n)],
  ['nested brackets', 50_000, (n) => `${'['.repeat(n)}a${']'.repeat(n)}`],
  ['nested quotes', 50_000, (n) => `${'> '.repeat(n)}a`],
  ['nested lists', 1000, (n) => forEach(n, (depth) => `${'  '.repeat(depth)}* a\n`)],
  ['U+0000', 100_000, (n) => 'abc\0de\0'.repeat(n)],
  ['backticks of growing length', 1500, (n) => forEach(n, (length) => `e${'`'.repeat(length + 1)}`)],
  ['links with an open bracket', 30_000, (n) => '[a](<b'.repeat(n)],
  ['links with an open parenthesis', 30_000, (n) => '[a](b'.repeat(n)],
  ['comments without end', 300_000, (n) => `</${'<!--'.repeat(n)}`],
  ['CDATA without end', 100_000, (n) => `a ${'<![CDATA['.repeat(n)}`],
  ['instructions without end', 300_000, (n) => `a ${'<?'.repeat(n)}`],
  ['declarations without end', 300_000, (n) => `a ${'<!A '.repeat(n)}`],
  ['empty lines in nested lists', 30_000, (n) => `${'- '.repeat(n)}x${'\n'.repeat(n)}`],
  ['empty lines in lists in a quote', 30_000, (n) => `> ${'- '.repeat(n)}x\n${'>\n'.repeat(n)}`],
  ['emphasis in nested quotes', 100_000, (n) => `${'>'.repeat(n)}${'a*'.repeat(n)}`],
  ['references of one name', 50_000, (n) => '[a]: b\n'.repeat(n) + '[a] '.repeat(n)],
  ['references', 50_000, (n) => forEach(n, (i) => `[a${i}]: u${i}\n`) + forEach(n, (i) => `[a${i}] `)],
  ['entities', 100_000, (n) => '&amp;&#35;&x;'.repeat(n)],
]

/** What else portalgen reads or makes of a text. */
const OF_OURS: Named[] = [
  ['text directives', 16_000, (n) => ':a['.repeat(n)],
  ['text directives with attributes', 16_000, (n) => ':a{b='.repeat(n)],
  ['leaf directives', 16_000, (n) => '::a[b]\n'.repeat(n)],
  ['labels of a directive', 16_000, (n) => `:::note${'['.repeat(n)}\n`],
  ['directives that are not closed', 2000, (n) => forEach(n, (i) => `${':'.repeat(3 + (i % 9))}note\n`)],
  ['directives one after the other', 10_000, (n) => ':::note\na\n:::\n\n'.repeat(n)],
  ['tasks', 30_000, (n) => '- [ ] a\n'.repeat(n)],
  ['items with paragraphs', 20_000, (n) => '- a\n\n  b\n\n'.repeat(n)],
  ['rows of a table', 100_000, (n) => `|a|b|\n|-|-|\n${'|c|d|\n'.repeat(n)}`],
  ['columns of a table', 5000, (n) => `|${'a|'.repeat(n)}\n|${'-|'.repeat(n)}\n|${'b|'.repeat(n)}\n`],
  ['headings of one name', 20_000, (n) => '# a\n'.repeat(n)],
  ['headings', 20_000, (n) => forEach(n, (i) => `## a ${i}\n\nb\n\n`)],
  ['footnotes', 10_000, (n) => forEach(n, (i) => `a[^${i}]\n\n[^${i}]: b\n\n`)],
  ['references to one footnote', 20_000, (n) => `${'a[^1] '.repeat(n)}\n\n[^1]: b\n`],
  ['addresses', 50_000, (n) => 'https://a.example/b '.repeat(n)],
  ['addresses without end', 50_000, (n) => `https://a.example/${'(&amp;'.repeat(n)}`],
  ['mail addresses', 50_000, (n) => 'a@b.'.repeat(n)],
  ['mail addresses without a host', 100_000, (n) => 'a.'.repeat(n)],
  ['tags without end', 50_000, (n) => '<a '.repeat(n)],
  ['attributes', 50_000, (n) => `<a ${'b="c" '.repeat(n)}>`],
  ['tags', 20_000, (n) => 'a <b>c</b> '.repeat(n)],
  ['nested tags', 20_000, (n) => `a ${'<b>'.repeat(n)}`],
  ['blocks of HTML', 20_000, (n) => '<div>\n\na\n\n</div>\n\n'.repeat(n)],
  ['variables without end', 50_000, (n) => '{{a'.repeat(n)],
  ['variables', 50_000, (n) => '{{brand}} '.repeat(n)],
  ['marks without end', 50_000, (n) => '==a '.repeat(n)],
  ['deletions', 50_000, (n) => '~~a ~b '.repeat(n)],
  ['names of emoji', 50_000, (n) => ':tada: :a '.repeat(n)],
  ['one long word', 1_000_000, (n) => 'a'.repeat(n)],
  ['blocks of code', 20_000, (n) => '```js\na\n```\n\n'.repeat(n)],
  ['fences that are not closed', 50_000, (n) => '```\n~~~\n'.repeat(n)],
  ['indented lines', 100_000, (n) => '    a\n'.repeat(n)],
  ['colons of growing length', 2000, (n) => forEach(n, (length) => `${':'.repeat(length)} a\n`)],
  ['comments', 20_000, (n) => 'a <!-- portalgen-ignore -->\n\n'.repeat(n)],
  ['spaces', 300_000, (n) => `a${' '.repeat(n)}b`],
  ['empty lines', 300_000, (n) => `a${'\n'.repeat(n)}b`],
  ['escapes', 200_000, (n) => '\\['.repeat(n)],
  ['lines of one paragraph', 100_000, (n) => 'a\n'.repeat(n)],
  ['definition lists', 10_000, (n) => 'a\n: b\n\n'.repeat(n)],
  ['abbreviations', 1000, (n) => `${forEach(n, (i) => `*[A${i}]: b\n`)}\n${forEach(n, (i) => `A${i} `)}`],
  ['Setext headings', 30_000, (n) => 'a\n=\n'.repeat(n)],
  ['images', 30_000, (n) => '![a](b.png) '.repeat(n)],
]

export const PATHOLOGICAL: readonly Pathological[] = [...OF_COMMONMARK, ...OF_OURS].map(([name, size, textOf]) => ({
  name,
  size,
  textOf,
}))
