import { test } from 'vitest'
import { loadHighlighter } from '../src/markdown/code/loadHighlighter.ts'
import { MODE_LANGUAGES } from '../src/markdown/code/modes/modeLanguages.ts'
import { TREE_LANGUAGES } from '../src/markdown/code/trees/treeLanguages.ts'
const NAMES = [...TREE_LANGUAGES, ...MODE_LANGUAGES].flatMap(({ names }) => names.split(' ').slice(0, 1))
const { highlight } = await loadHighlighter(NAMES)
const linesOf = (text: string): string => text.replace(/.{100}/gs, '$&\n').slice(0, 90_000)
const cpu = (w: () => unknown) => { const b = process.cpuUsage(); w(); const c = process.cpuUsage(b); return (c.user + c.system) / 1e6 }
test('x', () => {
  const out: string[] = []; const sums = [0,0,0]
  for (const language of NAMES) for (const text of ['(', '[{', '<a>', '"', "'", '`${', '/*', '$(', '<<E\n', 'a:\n ', '- ']) {
    const ts = [linesOf(text.repeat(3000)), text.repeat(100_000), `${text}\n`.repeat(300)].map(code => cpu(() => highlight(code, language)))
    ts.forEach((t,i)=>sums[i]!+=t)
    if (ts[0]!+ts[1]!+ts[2]! > 0.15) out.push(`${language} ${JSON.stringify(text)} ${ts.map(t=>t.toFixed(2))}`)
  }
  console.log(NAMES.length, sums, '\n' + out.join('\n'))
})
