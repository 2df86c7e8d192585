import { gzipSync } from 'node:zlib'

export const KB = 1024

/** What a page may send before its own text. */
export const FRAME_BUDGET = 12

/** The wire has the page as a whole: what the text adds is taken away before it is packed. */
export const frameOf = (html: string): string =>
  html.replace(
    /(<div class="(?:doc-body|home-body)[^>]*>)[\s\S]*(<\/div>(?:<footer class="doc-foot">|<\/main>))/,
    '$1$2',
  )

export const sizeOf = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length
