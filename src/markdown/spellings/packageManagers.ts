import { type Command, type Manager, npmCommand, npxCommand, type Word } from './npmCommands.ts'

/** Package managers, and how each writes commands of npm. */
export const MANAGERS: [name: string, commands: (code: string) => string][] = [
  ['npm', (code) => code],
  ['Yarn', (code) => translated(code, 'yarn')],
  ['pnpm', (code) => translated(code, 'pnpm')],
  ['Bun', (code) => translated(code, 'bun')],
]

/**
 * A command: at the start of a line (after a prompt, variables and `sudo`) or after `&&`, `||`, `;`, `|` and `(`; up to the
 * next of them, a comment or a redirection. A line that ends with `\` goes on.
 */
const COMMAND =
  /(npm|npx)(?=[ \t\\\n]|$)(?<=(?:^|[\n;&|(])[ \t]*(?:[$%>][ \t]+)?(?:(?:sudo|time|[A-Za-z_]\w*=[^\s"']*)[ \t]+)*\1)((?:[ \t]|\\\n)(?:"[^"\n]*"|'[^'\n]*'|\\\n|(?<!\s)[#<>]|[^\n;&|#<>)"'])*|(?=\n|$))/g

function translated(code: string, manager: Manager): string {
  return code.replace(COMMAND, (command: string, name: string, rest: string) => {
    const given = rest.trimEnd()
    const words = [...given.matchAll(WORD)].map(([, gap = '', text = '']): Word => ({ gap, text }))
    const written = name === 'npm' ? npmCommand(words, manager) : npxCommand(words, manager)
    return written ? textOf(written) + rest.slice(given.length) : command
  })
}

const WORD = /((?:[ \t]|\\\n)+)((?:"[^"\n]*"|'[^'\n]*'|[^\s"'\\]|\\[^\n])+)/g

const textOf = ({ start, rest }: Command): string => start + rest.map(({ gap, text }) => gap + text).join('')
