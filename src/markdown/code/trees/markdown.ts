import { styleTags, tags } from '@lezer/highlight'
import { GFM, parser } from '@lezer/markdown'
import { treeGrammar } from './treeGrammar.ts'

const styles = styleTags({ 'EmphasisMark LinkMark': tags.content, HeaderMark: tags.heading, CodeMark: tags.monospace })

const configured = parser.configure([GFM, { props: [styles] }])

export const markdown = treeGrammar(() => configured)
