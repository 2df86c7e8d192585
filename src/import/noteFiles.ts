import { judgeAsset } from '../assets/judgeAsset.ts'
import { isJudged } from '../assets/judgedNames.ts'
import { sniffedName } from '../assets/sniffedName.ts'
import { foreignFormat } from '../model/foreignFormats.ts'
import { sourcePath } from '../model/route.ts'
import type { SourceTree } from './foreignSite.ts'
import type { Layout } from './layout.ts'
import type { Tally } from './tally.ts'

/** Pages in other formats are copied. What runs in a browser is published only where `site.yaml` names it, which is for the site's owner to decide. */
export function noteFiles({ assets }: Layout, { text }: SourceTree, { others, tally }: Noted): void {
  for (const [{ source }, path] of assets) {
    const name = sniffedName(path, () => text(source) ?? '')
    const format = foreignFormat(source)
    // No generator that is imported reads it as a page: it is the file that it was.
    if (format !== undefined && !DRAWING.test(source))
      tally.note(`file that is ${format}`, 'left', { file: source, line: 1 })
    if (!isJudged(name)) continue
    const judged = judgeAsset(sourcePath(`content/${path}`), name, text(source) ?? '')
    // A script that the configuration names is listed there.
    const isListed = others.includes(`script /${path}`) || others.includes(`script ${path}`)
    if (judged.kind === 'active' && !isListed) tally.note(SCRIPTS, 'left', { file: source, line: judged.line })
  }
}

/** `others`: what the configuration names beside pages. */
type Noted = { others: string[]; tally: Tally }

const DRAWING = /\.excalidraw$/i

const SCRIPTS = 'configuration: file with scripts that "assets: { scripts: […] }" does not name'

/** What cannot be read is of the site if it is in a folder of its pages or files. */
export function noteUnread({ bySource, assets }: Layout, { unread = [] }: SourceTree, tally: Tally): void {
  const folders = new Set([...bySource.keys(), ...[...assets.keys()].map(({ source }) => source)].map(topOf))
  for (const { path, what } of unread) if (folders.has(topOf(path))) tally.note(what, 'left', { file: path, line: 1 })
}

/** The folder at the top that a file is in. */
const topOf = (path: string): string => path.slice(0, Math.max(0, path.indexOf('/')))
