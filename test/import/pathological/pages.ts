/** A page of another generator, of a size at which work that grows with its square takes longer than a test may. */
export type HostilePage = { kind: string; name: string; text: string }

type Row = [kind: string, name: string, text: string]

const inTwo = (open: string, count: number, close: string): string => open.repeat(count) + close.repeat(count)

/** What is rewritten by patterns and lines; a build reads only the first part of such a page. */
const ROWS: Row[] = [
  ['mkdocs', 'replacements that are not closed', '{~~a~>'.repeat(20_000)],
  ['mkdocs', 'marks around many others', `==${'*'.repeat(50_000)}`],
  ['mkdocs', 'backticks', `${'`'.repeat(300_000)} ==`],
  ['mkdocs', 'attributes without end', `a { ${'a=b '.repeat(50)}`],
  ['mkdocs', 'spaces behind a plugin', `!!swagger${' '.repeat(300_000)}x`],
  ['mkdocs', 'spaces behind an admonition', `!!! a${' '.repeat(20_000)}"`],
  ['mkdocs', 'spaces in braces of a heading', `# a {${' '.repeat(20_000)}x`],
  ['mkdocs', 'attributes of elements with Markdown', `<div${' markdown'.repeat(50_000)}`],
  ['mkdocs', 'spaces in a tag with a file', `{* a${' '.repeat(300_000)}*`],
  ['docusaurus', 'spaces in the marks of a fence', `\`\`\`a${' '.repeat(300_000)}b file=c\n\`\`\``],
  ['hugo', 'arguments of a shortcode without end', `{{< a ${'b=c '.repeat(50)}`],
  ['hugo', 'spaces in a shortcode', `{{< a${' '.repeat(20_000)}x`],
  ['vitepress', 'spaces in the label of a tab', `:::tabs\n== a${' '.repeat(300_000)}x`],
  ['vitepress', 'tags without end', `<p>${'<A b=c '.repeat(100_000)}`],
  ['vitepress', 'spaces in a tag', `<A b="${' '.repeat(300_000)}">`],
  ['vitepress', 'lines in a tag', `<A${'\n'.repeat(60_000)}b\n>`],
  ['hugo', 'ids in braces that are not closed', `a -- {${'#'.repeat(300_000)}`],
  ['mdbook', 'spaces in a footnote', `{{footnote: a${' '.repeat(300_000)}`],
  ['mdbook', 'spaces behind a mark of a line', `\`\`\`js\na // [!code ++]${' '.repeat(300_000)}x\n\`\`\``],
  ['docusaurus', 'spaces in a function', `<BrowserOnly>{() =>${' '.repeat(300_000)}x}</BrowserOnly>`],
  ['docusaurus', 'braces that are not closed', `${'{ '.repeat(50_000)}\n\n`.repeat(2)],
  ['docusaurus', 'braces that close texts', inTwo('{"\n', 3_000, '"}\n')],
  ['docusaurus', 'marks that begin no tag', 'a <1 '.repeat(5_000)],
]

type LongRow = [kind: string, name: string, count: number, text: (count: number) => string]

/** What takes a second for the parser alone, since all of it is one paragraph, or many blocks. */
const LONGER_ROWS: LongRow[] = [
  ['mkdocs', 'changes that are not closed', 200_000, (count) => '{++'.repeat(count)],
  ['mkdocs', 'comments on changes that are not closed', 200_000, (count) => '{>>'.repeat(count)],
  ['mkdocs', 'anchors that are not closed', 200_000, (count) => '[](){#a'.repeat(count)],
  ['mkdocs', 'attributes of icons without end', 60_000, (count) => ':material-a:{'.repeat(count)],
  ['mkdocs', 'bars of progress without end', 150_000, (count) => '[=1%'.repeat(count)],
  ['mkdocs', 'ids of a heading that are not closed', 150_000, (count) => `# a ${'{#'.repeat(count)}`],
  ['mkdocs', 'blocks that are not closed', 50_000, (count) => '/// a\n'.repeat(count)],
  ['mkdocs', 'elements with Markdown that are not closed', 20_000, (count) => '<div markdown>\n'.repeat(count)],
  ['hugo', 'shortcodes without end', 150_000, (count) => '{{< a '.repeat(count)],
  ['hugo', 'comments without end', 150_000, (count) => '{{/*'.repeat(count)],
  ['hugo', 'shortcodes that are shown', 30_000, (count) => '{{</* a */>}}\n'.repeat(count)],
  ['vitepress', 'scripts that are not closed', 100_000, (count) => '<script>\n'.repeat(count)],
  ['vitepress', 'braces behind a file', 300_000, (count) => `<<< ${'{'.repeat(count)}`],
  ['mdbook', 'includes without end', 150_000, (count) => '{{#a '.repeat(count)],
  ['mdbook', 'formulas that are not closed', 150_000, (count) => '\\\\( '.repeat(count)],
  ['docusaurus', 'comments without end', 200_000, (count) => '<!--'.repeat(count)],
]

/** What takes seconds for the parser alone. */
const LONG_ROWS: LongRow[] = [
  ['mkdocs', 'raw text that is not closed', 150_000, (count) => '{% raw %}'.repeat(count)],
  ['mkdocs', 'expressions that are not closed', 150_000, (count) => '{{ a'.repeat(count)],
  ['mkdocs', 'admonitions', 50_000, (count) => '!!! a\n'.repeat(count)],
  ['mkdocs', 'tabs with bodies', 10_000, (count) => '=== "a"\n\n    b\n\n'.repeat(count)],
  ['mkdocs', 'tabs one after the other', 60_000, (count) => '/// tab | a\n///\n'.repeat(count)],
  ['mkdocs', 'quotes', 100_000, (count) => '> a\n\n'.repeat(count)],
  ['mkdocs', 'directives inside one another', 5_000, (count) => ':::a\n'.repeat(count)],
  ['mkdocs', 'tags over lines that are not closed', 100_000, (count) => '{%\n'.repeat(count)],
  ['hugo', 'shortcodes that are not closed', 50_000, (count) => '{{< a >}}\n'.repeat(count)],
  ['hugo', 'shortcodes inside one another', 20_000, (count) => inTwo('{{< a >}}\n', count, '{{< /a >}}\n')],
  ['vitepress', 'directives inside one another', 5_000, (count) => inTwo('::: a\n', count, ':::\n')],
  [
    'vitepress',
    'texts that Vue leaves alone',
    40_000,
    (count) => `${'::: v-pre\n'.repeat(count)}${'{{ a }}\n'.repeat(count)}`,
  ],
  [
    'vitepress',
    'labels of code that are not closed',
    300_000,
    (count) => `::: code-group\n\`\`\`a ${'['.repeat(count)}`,
  ],
  ['mdbook', 'fences of a preprocessor', 60_000, (count) => '~~~admonish\n~~~\n'.repeat(count)],
  ['docusaurus', 'ids that are not closed', 150_000, (count) => `# a ${'{#'.repeat(count)}`],
  ['docusaurus', 'elements inside one another', 5_000, (count) => inTwo('<Tabs>\n', count, '</Tabs>\n')],
  ['starlight', 'cards that are not closed', 50_000, (count) => `<CardGrid>\n${'<Card>'.repeat(count)}`],
]

const longPages = (rows: LongRow[], share: number): HostilePage[] =>
  rows.map(([kind, name, count, text]) => ({ kind, name, text: text(count * share) }))

export const HOSTILE_PAGES: readonly HostilePage[] = [
  ...ROWS.map(([kind, name, text]) => ({ kind, name, text })),
  ...longPages(LONGER_ROWS, 0.04),
  ...longPages(LONG_ROWS, 0.015),
]

/** The long ones at the size at which work that grows with its square does not end; `npm run soak` imports them. */
export const LONG_PAGES: readonly HostilePage[] = longPages([...LONGER_ROWS, ...LONG_ROWS], 1)
