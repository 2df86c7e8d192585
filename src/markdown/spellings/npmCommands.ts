export type Manager = 'yarn' | 'pnpm' | 'bun'

/** A word of a command, with the space before it. */
export type Word = { gap: string; text: string }

/** How a command begins, and the words that follow. */
export type Command = { start: string; rest: readonly Word[] }

/** Undefined: only npm can do it, and stays. */
type Write = (rest: readonly Word[], manager: Manager) => Command | undefined

/** Writes what follows `npm` for another package manager. */
export function npmCommand([verb, ...rest]: readonly Word[], manager: Manager): Command | undefined {
  const until = rest.findIndex(({ text }) => text === '--')
  const own = until < 0 ? rest : rest.slice(0, until)
  return own.some(({ text }) => ONLY_NPM.test(text)) ? undefined : VERBS.get(verb?.text ?? '')?.(rest, manager)
}

/** Writes what follows `npx`: a package that is fetched to be run. */
export function npxCommand(words: readonly Word[], manager: Manager): Command | undefined {
  const index = words.findIndex(({ text }) => !text.startsWith('-') || text === '--')
  const flags = words.slice(0, Math.max(0, index)).filter(({ text }) => !/^(?:-y|--yes|-q|--quiet)$/.test(text))
  if (index < 0 || flags.length > 0) return undefined
  const start = { yarn: 'yarn dlx', pnpm: 'pnpm dlx', bun: 'bunx' }[manager]
  return { start, rest: words.slice(words[index]?.text === '--' ? index + 1 : index) }
}

const ONLY_NPM = /^(?:-w|-ws|--(?:workspaces?|prefix|no-save|if-present|include-workspace-root|dry-run)(?:=.*)?)$/

const sameFor = (flag: string): Record<Manager, string> => ({ yarn: flag, pnpm: flag, bun: flag })

/** What others write for the options of npm; an empty text where they need none. */
const OPTIONS = new Map<string, Record<Manager, string>>([
  ...['-D', '--save-dev'].map((name) => [name, { yarn: '-D', pnpm: '-D', bun: '-d' }] as const),
  ...['-O', '--save-optional'].map((name) => [name, { yarn: '-O', pnpm: '-O', bun: '--optional' }] as const),
  ...['-E', '--save-exact'].map((name) => [name, sameFor('-E')] as const),
  ...['--omit=dev', '--production', '--only=production', '--only=prod'].map(
    (name) => [name, { yarn: '--production', pnpm: '--prod', bun: '--production' }] as const,
  ),
  ...['-S', '--save', '-P', '--save-prod', '--legacy-peer-deps', '--no-audit', '--no-fund'].map(
    (name) => [name, sameFor('')] as const,
  ),
  ['--save-peer', { yarn: '-P', pnpm: '--save-peer', bun: '--peer' }],
])

/** Options whose value is the next word. */
const WITH_VALUE = /^--(?:registry|tag|cache|loglevel|userconfig|scope)$/

const isGlobal = ({ text }: Word): boolean => /^(?:-g|--global|--location=global)$/.test(text)

const namesPackages = (rest: readonly Word[]): boolean =>
  rest.some(({ text }, index) => !text.startsWith('-') && !WITH_VALUE.test(rest[index - 1]?.text ?? ''))

const onPackages =
  (verb: string): Write =>
  (rest, manager) => {
    const written = rest
      .filter((word) => !isGlobal(word))
      .map(({ gap, text }) => ({ gap, text: OPTIONS.get(text)?.[manager] ?? text }))
      .filter(({ text }) => text !== '')
    if (!rest.some(isGlobal)) return { start: `${manager} ${verb}`, rest: written }
    return { start: manager === 'yarn' ? `yarn global ${verb}` : `${manager} ${verb} -g`, rest: written }
  }

const install: Write = (rest, manager) => onPackages(namesPackages(rest) ? 'add' : 'install')(rest, manager)

const remove: Write = (rest, manager) => {
  const packages = rest.filter(({ text }) => !/^(?:-[SDOP]|--save(?:-\w+)?)$/.test(text))
  return onPackages('remove')(packages, manager)
}

const update: Write = (rest, manager) => onPackages(manager === 'yarn' ? 'upgrade' : 'update')(rest, manager)

/** Others hand on what follows without being told. */
function handedOn(rest: readonly Word[]): readonly Word[] {
  const index = rest.findIndex(({ text }) => text === '--')
  return index < 0 ? rest : rest.toSpliced(index, 1)
}

/** Yarn runs a script without a word, unless it has a command of that name. */
const run: Write = (rest, manager) => {
  const script = rest[0]?.text ?? ''
  const word = manager === 'yarn' && /^[\w:.-]+$/.test(script) && !OF_YARN.has(script) ? '' : ' run'
  return { start: `${manager}${word}`, rest: handedOn(rest) }
}

const OF_YARN = new Set(
  `add audit autoclean bin cache check config constraints create dedupe dlx exec explain global help import info init
  install licenses link list login logout node npm outdated owner pack patch policies publish rebuild remove run search
  set stage tag team unlink unplug up upgrade version versions why workspace workspaces`.split(/\s+/),
)

/** Bun has a runner of its own for tests. */
const script =
  (name: string): Write =>
  (rest, manager) => ({ start: `${manager} ${manager === 'bun' ? 'run ' : ''}${name}`, rest: handedOn(rest) })

const exec: Write = (rest, manager) => {
  const begin = rest.filter(({ text }) => !/^(?:-y|--yes)$/.test(text))
  if (begin[0]?.text !== '--' && begin[0]?.text.startsWith('-')) return undefined
  return { start: manager === 'bun' ? 'bunx' : `${manager} exec`, rest: handedOn(begin) }
}

/** `npm init` alone begins a package; with a name, it is what others call `create`. */
const init: Write = (rest, manager) => {
  if (namesPackages(rest)) return { start: `${manager} create`, rest: handedOn(rest) }
  const asks = rest.filter(({ text }) => manager !== 'pnpm' || !/^(?:-y|--yes)$/.test(text))
  return { start: `${manager} init`, rest: asks }
}

const named =
  (names: Partial<Record<Manager, string>>): Write =>
  (rest, manager) => {
    const name = names[manager]
    return name === undefined ? undefined : { start: `${manager} ${name}`, rest }
  }

const VERBS = new Map<string, Write>([
  ...['install', 'i', 'add'].map((verb) => [verb, install] as const),
  ...['uninstall', 'un', 'remove', 'rm'].map((verb) => [verb, remove] as const),
  ...['update', 'up', 'upgrade'].map((verb) => [verb, update] as const),
  ...['ci', 'clean-install'].map((verb) => [verb, onPackages('install --frozen-lockfile')] as const),
  ...['run', 'run-script'].map((verb) => [verb, run] as const),
  ...['test', 't'].map((verb) => [verb, script('test')] as const),
  ...['start', 'stop', 'restart'].map((verb) => [verb, script(verb)] as const),
  ...['exec', 'x'].map((verb) => [verb, exec] as const),
  ...['init', 'create'].map((verb) => [verb, init] as const),
  ...['view', 'info', 'show'].map((verb) => [verb, named({ yarn: 'info', pnpm: 'view', bun: 'info' })] as const),
  ...['why', 'explain'].map((verb) => [verb, named(sameFor('why'))] as const),
  ...['ls', 'list'].map((verb) => [verb, named({ yarn: 'list', pnpm: 'list', bun: 'pm ls' })] as const),
  ['link', named(sameFor('link'))],
  ['outdated', named(sameFor('outdated'))],
  ['publish', named({ pnpm: 'publish', bun: 'publish' })],
  ['pack', named({ yarn: 'pack', pnpm: 'pack', bun: 'pm pack' })],
])
