import { element } from '../dom.ts'

/** The lines of highlighted code, each in an element of its own; no token is longer than a line. */
export function linesOf(code: Element): Element[] {
  const lines = [element('span')]
  for (const node of [...code.cloneNode(true).childNodes]) {
    const [first = '', ...others] = node instanceof Text ? node.data.split('\n') : [node]
    lines.at(-1)?.append(first)
    for (const text of others) lines.push(element('span', {}, text))
  }
  return lines
}

/** Shows another text in highlighted code. Unchanged lines, and unchanged parts of lines, keep their colours. */
export function showCode(code: Element, written: Element[], text: string): void {
  const known = new Map(written.map((line) => [line.textContent, line]))
  const lines = text
    .split('\n')
    .map((line, index) => known.get(line)?.cloneNode(true) ?? lineLike(written[index], line))
  code.replaceChildren(...lines.flatMap((line) => ['\n', ...line.childNodes]).slice(1))
}

/** Builds a line from one with the same tokens at both ends; the text between them is highlighted like the original. */
function lineLike(like: Element | undefined, text: string): Element {
  const line = element('span')
  const tokens = [...(like?.cloneNode(true).childNodes ?? [])]
  const end: Node[] = []
  let rest = text
  for (let [first] = tokens; first?.textContent && rest.startsWith(first.textContent); [first] = tokens) {
    rest = rest.slice(first.textContent.length)
    line.append(first)
    tokens.shift()
  }
  for (let last = tokens.at(-1); last?.textContent && rest.endsWith(last.textContent); last = tokens.at(-1)) {
    rest = rest.slice(0, -last.textContent.length)
    end.unshift(last)
    tokens.pop()
  }
  const between = (line.firstChild && tokens[0]?.cloneNode()) ?? document.createTextNode('')
  between.textContent = rest
  line.append(between, ...end)
  return line
}
