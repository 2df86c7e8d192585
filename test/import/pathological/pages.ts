/** A page of another generator, of a size at which work that grows with its square takes longer than a test may. */
export type HostilePage = { kind: string; name: string; text: string }

type Row = [kind: string, name: string, text: string]

const inTwo = (open: string, count: number, close: string): string => open.repeat(count) + close.repeat(count)

/** What is rewritten by patterns and lines; a build reads only the first part of such a page. */
const ROWS: Row[] = [
  ['mkdocs', 'changes that are not closed', '{++'.repeat(200_000)],
  ['mkdocs', 'replacements that are not closed', '{~~a~>'.repeat(20_000)],
  ['mkdocs', 'comments on changes that are not closed', '{>>'.repeat(200_000)],
  ['mkdocs', 'marks around many others', `==${'*'.repeat(50_000)}`],
  ['mkdocs', 'anchors that are not closed', '[](){#a'.repeat(200_000)],
  ['mkdocs', 'backticks', `${'`'.repeat(300_000)} ==`],
  ['mkdocs', 'raw text that is not closed', '{% raw %}'.repeat(150_000)],
  ['mkdocs', 'expressions that are not closed', '{{ a'.repeat(150_000)],
  ['mkdocs', 'attributes without end', `a { ${'a=b '.repeat(50)}`],
  ['mkdocs', 'attributes of icons without end', ':material-a:{'.repeat(60_000)],
  ['mkdocs', 'bars of progress without end', '[=1%'.repeat(150_000)],
  ['mkdocs', 'spaces behind a plugin', `!!swagger${' '.repeat(300_000)}x`],
  ['mkdocs', 'spaces behind an admonition', `!!! a${' '.repeat(20_000)}"`],
  ['mkdocs', 'spaces in braces of a heading', `# a {${' '.repeat(20_000)}x`],
  ['mkdocs', 'ids of a heading that are not closed', `# a ${'{#'.repeat(150_000)}`],
  ['mkdocs', 'admonitions', '!!! a\n'.repeat(50_000)],
  ['mkdocs', 'tabs with bodies', '=== "a"\n\n    b\n\n'.repeat(10_000)],
  ['mkdocs', 'blocks that are not closed', '/// a\n'.repeat(50_000)],
  ['mkdocs', 'tabs one after the other', '/// tab | a\n///\n'.repeat(60_000)],
  ['mkdocs', 'elements with Markdown that are not closed', '<div markdown>\n'.repeat(20_000)],
  ['mkdocs', 'attributes of elements with Markdown', `<div${' markdown'.repeat(50_000)}`],
  ['mkdocs', 'quotes', '> a\n\n'.repeat(100_000)],
  ['mkdocs', 'directives inside one another', ':::a\n'.repeat(5_000)],
  ['hugo', 'arguments of a shortcode without end', `{{< a ${'b=c '.repeat(50)}`],
  ['hugo', 'shortcodes without end', '{{< a '.repeat(150_000)],
  ['hugo', 'spaces in a shortcode', `{{< a${' '.repeat(20_000)}x`],
  ['hugo', 'comments without end', '{{/*'.repeat(150_000)],
  ['hugo', 'shortcodes that are not closed', '{{< a >}}\n'.repeat(50_000)],
  ['hugo', 'shortcodes inside one another', inTwo('{{< a >}}\n', 20_000, '{{< /a >}}\n')],
  ['hugo', 'shortcodes that are shown', '{{</* a */>}}\n'.repeat(30_000)],
  ['vitepress', 'directives inside one another', inTwo('::: a\n', 5_000, ':::\n')],
  ['vitepress', 'texts that Vue leaves alone', `${'::: v-pre\n'.repeat(40_000)}${'{{ a }}\n'.repeat(40_000)}`],
  ['vitepress', 'spaces in the label of a tab', `:::tabs\n== a${' '.repeat(300_000)}x`],
  ['vitepress', 'scripts that are not closed', '<script>\n'.repeat(100_000)],
  ['vitepress', 'braces behind a file', `<<< ${'{'.repeat(300_000)}`],
  ['vitepress', 'tags without end', `<p>${'<A b=c '.repeat(100_000)}`],
  ['vitepress', 'spaces in a tag', `<A b="${' '.repeat(300_000)}">`],
  ['vitepress', 'labels of code that are not closed', `::: code-group\n\`\`\`a ${'['.repeat(300_000)}`],
  ['mdbook', 'includes without end', '{{#a '.repeat(150_000)],
  ['mdbook', 'fences of a preprocessor', '~~~admonish\n~~~\n'.repeat(60_000)],
  ['mdbook', 'spaces in a footnote', `{{footnote: a${' '.repeat(300_000)}`],
  ['mdbook', 'formulas that are not closed', '\\\\( '.repeat(150_000)],
  ['mdbook', 'spaces behind a mark of a line', `\`\`\`js\na // [!code ++]${' '.repeat(300_000)}x\n\`\`\``],
  ['docusaurus', 'comments without end', '<!--'.repeat(200_000)],
  ['docusaurus', 'ids that are not closed', `# a ${'{#'.repeat(150_000)}`],
  ['docusaurus', 'spaces in a function', `<BrowserOnly>{() =>${' '.repeat(300_000)}x}</BrowserOnly>`],
  ['docusaurus', 'braces that are not closed', `${'{ '.repeat(50_000)}\n\n`.repeat(2)],
  ['docusaurus', 'marks that begin no tag', 'a <1 '.repeat(5_000)],
  ['docusaurus', 'elements inside one another', inTwo('<Tabs>\n', 5_000, '</Tabs>\n')],
  ['starlight', 'cards that are not closed', `<CardGrid>\n${'<Card>'.repeat(50_000)}`],
]

export const HOSTILE_PAGES: readonly HostilePage[] = ROWS.map(([kind, name, text]) => ({ kind, name, text }))
