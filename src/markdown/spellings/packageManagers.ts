type Manager = 'yarn' | 'pnpm' | 'bun'

/** Package managers, and how each writes a command of npm. */
export const MANAGERS: [name: string, words: (command: string) => string][] = [
  ['npm', (command) => command],
  ['Yarn', (command) => translated(command, 'yarn')],
  ['pnpm', (command) => translated(command, 'pnpm')],
  ['Bun', (command) => translated(command, 'bun')],
]

const RUNNERS: Readonly<Record<Manager, string>> = { yarn: 'yarn dlx', pnpm: 'pnpm dlx', bun: 'bunx' }

function translated(command: string, manager: Manager): string {
  const [, indent = '', verb = '', rest = ''] = /^(\s*)npm (\S+)(.*)$/.exec(command) ?? []
  if (verb === '') return command.replace(/^(\s*)npx /, `$1${RUNNERS[manager]} `)
  const flags = flagsOf(rest, manager)
  const word = wordOf(verb, rest)
  // Yarn runs a script without a word; Bun has a runner of its own for tests.
  if (word === 'run' && manager === 'yarn') return `${indent}yarn ${flags.trim()}`
  const isScript = manager === 'bun' && (word === 'test' || word === 'start')
  return `${indent}${manager} ${isScript ? 'run ' : ''}${word}${flags}`
}

function wordOf(verb: string, rest: string): string {
  const namesPackages = rest.split(/\s+/).some((word) => word !== '' && !word.startsWith('-'))
  switch (verb) {
    case 'install':
    case 'i':
    case 'add':
      return namesPackages ? 'add' : 'install'
    case 'uninstall':
      return 'remove'
    case 'ci':
      return 'install --frozen-lockfile'
    default:
      return verb
  }
}

const flagsOf = (rest: string, manager: Manager): string =>
  rest
    .replace(/--save-dev\b/, manager === 'bun' ? '-d' : '-D')
    .replace(/\s-D\b/, manager === 'bun' ? ' -d' : ' -D')
    .replace(/\s--save\b/, '')
    .replace(/\s(?:--global|-g)\b/, manager === 'yarn' ? '' : ' -g')
