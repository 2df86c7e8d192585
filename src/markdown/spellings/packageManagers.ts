/** Package managers, and how each writes a command of npm. */
export const MANAGERS: [name: string, words: (command: string) => string][] = [
  ['npm', (command) => command],
  ['Yarn', (command) => translated(command, 'yarn')],
  ['pnpm', (command) => translated(command, 'pnpm')],
]

function translated(command: string, manager: 'yarn' | 'pnpm'): string {
  const [, indent = '', verb = '', rest = ''] = /^(\s*)npm (\S+)(.*)$/.exec(command) ?? []
  if (verb === '') return command.replace(/^(\s*)npx /, manager === 'yarn' ? '$1yarn dlx ' : '$1pnpm dlx ')
  const isInstall = verb === 'install' || verb === 'i' || verb === 'add'
  const packages = rest
    .trim()
    .split(/\s+/)
    .some((word) => word !== '' && !word.startsWith('-'))
  const word = isInstall
    ? packages
      ? 'add'
      : 'install'
    : verb === 'uninstall'
      ? 'remove'
      : verb === 'ci'
        ? 'install --frozen-lockfile'
        : verb
  const flags = rest
    .replace(/--save-dev\b/, '-D')
    .replace(/\s--save\b/, '')
    .replace(/\s(?:--global|-g)\b/, manager === 'pnpm' ? ' -g' : '')
  return `${indent}${manager} ${word === 'run' && manager === 'yarn' ? flags.trim() : `${word}${flags}`}`
}
