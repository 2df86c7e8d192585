/** Where a region of a file begins or ends; an end may be without a name. */
export type Mark = { isEnd: boolean; name: string }

/** "#region" as editors and VitePress write it; `page.md#region` and `href="#region"` are addresses. */
const REGION = /(?<![\w)(.\]"'=])#(?:pragma[ \t])?(end[ \t]?)?region(?=\s|$|\*\/|-->)/i

/** As mdBook and MkDocs write it; in another case the first is a key of YAML. */
const SECTION = /ANCHOR(_END)?:[ \t]*([\w.-]+)|--8<--[ \t]*\[(start|end):([\w.-]+)\]/

/** In a comment of editors that need no "#"; the name is one word, or else it could be any comment. */
const BARE_REGION = /^[ \t]*(?:\/\/|\/\*|#|--|;|%|<!--)[ \t]*(end)?region(?:[ \t]+([\w.-]+))?[ \t]*(?:-->|\*\/)?$/

/** The mark on each line of a file, where there is one. */
export function marksIn(lines: readonly string[], file: string): (Mark | undefined)[] {
  const isMarkdown = /\.(?:md|mdx|markdown)$/i.test(file)
  const isHeading = (line: string): boolean => isMarkdown && /^[ \t]*#/.test(line)
  return lines.map((line) => regionIn(line) ?? sectionIn(line) ?? (isHeading(line) ? undefined : bareRegionIn(line)))
}

function regionIn(line: string): Mark | undefined {
  const mark = REGION.exec(line)
  return mark ? { isEnd: mark[1] !== undefined, name: nameAfter(line.slice(mark.index + mark[0].length)) } : undefined
}

/** The name of a region is the rest of its comment, in quotation marks or not. */
function nameAfter(rest: string): string {
  const name = rest
    .trim()
    .replace(/(?:-->|\*\/)$/, '')
    .trim()
  return /^"[^"]*"$/.test(name) ? name.slice(1, -1) : name
}

function sectionIn(line: string): Mark | undefined {
  const [, endOfAnchor, anchor, side, section] = SECTION.exec(line) ?? []
  const name = anchor ?? section
  return name === undefined ? undefined : { isEnd: endOfAnchor !== undefined || side === 'end', name }
}

function bareRegionIn(line: string): Mark | undefined {
  const [written, end, name = ''] = BARE_REGION.exec(line.trimEnd()) ?? []
  return written === undefined || (!end && name === '') ? undefined : { isEnd: end !== undefined, name }
}
