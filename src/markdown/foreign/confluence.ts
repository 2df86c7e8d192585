import { type ForeignConstruct, LINE, LINE_END } from './construct.ts'

const BARE = 'info|note|warning|tip|panel|code|noformat|expand|toc|quote|excerpt|children|section|column|attachments'
const NAMED = `${BARE}|color|status|jira|anchor|include|gallery|html|csv|pagetree|chart|widget|view-file|viewpdf`

/** The wiki markup of Confluence, of Jira and, in part, of Textile. */
export const CONFLUENCE: ForeignConstruct[] = [
  {
    name: 'a macro of Confluence',
    at: 'line',
    pattern: new RegExp(`${LINE}\\{(${BARE})\\}(?:${LINE_END}|[^{}\\n]*\\{\\1\\})`, 'gm'),
    fix: 'write a directive, for example ":::note"',
  },
  {
    name: 'a macro of Confluence',
    pattern: new RegExp(`(?<![\\w/$])\\{(?:${NAMED}):(?=[^\\s{}])[^{}\\n]*\\}|</?(?:ac|ri):[a-z][^<>\\n]{0,300}>`, 'g'),
    fix: 'write Markdown in its place',
  },
  {
    name: 'a heading or quote of Confluence or Textile',
    at: 'start',
    pattern: /^(?:h[1-6]|bq)\.[ \t]+\S[^\n]*/g,
    fix: 'write "#" for a heading, ">" for a quote',
  },
  {
    name: 'a link of Confluence',
    pattern: /(?<![\w\]])\[(?:[^\][|\n]{1,200}\|(?:https?:\/\/|mailto:|[#^~/])[^\][\n]*|~[\w.-]+)\](?!\()/g,
    fix: 'write "[text](address)"',
  },
  {
    name: 'an image of Confluence',
    pattern: /(?<![\w!])![\w./-]{1,200}\.(?:png|jpe?g|gif|svg|webp)(?:\|[^!\n]{0,200})?!(?!\w)/gi,
    fix: 'write "![text](address)"',
  },
]
