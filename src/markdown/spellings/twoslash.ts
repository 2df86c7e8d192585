import type { Code } from 'mdast'

const NOTATION = /^[ \t]*\/\/ *(?:---cut|@\w|\^)/m

const CUT = /^[ \t]*\/\/ *---cut(?:-(before|after|start|end))?--- *$/
/** An option of the compiler, or a question about the code above; names of files and what is logged are shown. */
const HIDDEN = /^[ \t]*\/\/ *(?:@(?!(?:filename|log|warn|error|annotate)\b)\w+(?::.*)?|\^(?:\?|\||\^+(?: .*)?)?) *$/

/** Takes out of a block of `twoslash` what is there for the compiler alone. https://twoslash.netlify.app/refs/notations */
export function takeTwoslash(node: Code): void {
  if (!/(?:^|\s)twoslash(?=\s|$)/.test(node.meta ?? '') || !NOTATION.test(node.value)) return
  node.value = withoutNotations(node.value.split('\n')).join('\n').replace(/^\n+/, '').trimEnd()
}

function withoutNotations(lines: readonly string[]): string[] {
  let kept: string[] = []
  let isCut = false
  for (const line of lines) {
    const cut = CUT.exec(line)
    if (cut?.[1] === 'after') break
    if (cut?.[1] === 'start' || cut?.[1] === 'end') isCut = cut[1] === 'start'
    else if (cut) kept = []
    else if (!isCut && !HIDDEN.test(line)) kept.push(line)
  }
  return kept
}
