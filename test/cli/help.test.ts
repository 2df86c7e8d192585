import { expect, test } from 'vitest'
import { createProgram } from '../../src/cli/program.ts'

const helpOf = async (line: string, columns: number): Promise<string> => {
  const printed: string[] = []
  const program = createProgram({
    terminal: { print: (text) => void printed.push(text), tell: () => undefined, colors: false, columns },
    cwd: '',
    finish: () => undefined,
    closeLater: () => undefined,
  })
  await program.parseAsync([...line.split(' '), '--help'].filter(Boolean), { from: 'user' }).catch(() => undefined)
  return printed.join('')
}

const { commands } = createProgram({
  terminal: { print: () => undefined, tell: () => undefined, colors: false },
  cwd: '',
  finish: () => undefined,
  closeLater: () => undefined,
})

const LINES = [
  '',
  ...commands.flatMap((command) => [
    command.name(),
    ...command.commands.map((each) => `${command.name()} ${each.name()}`),
  ]),
]

const wordsIn = (text: string): string[] => text.split(/\s+/)

test.each([80, 60, 40])('no help breaks a word or a line of %i columns', async (columns) => {
  for (const line of LINES) {
    const help = await helpOf(line, columns)
    expect(help.split('\n').filter((each) => each.length > columns)).toEqual([])
    expect(wordsIn(help)).toEqual(wordsIn(await helpOf(line, 1000)))
  }
})

test('in a narrow terminal, descriptions stand below what they describe', async () => {
  expect(await helpOf('translate', 40)).toBe(`Usage: portalgen translate [options]
       <language> <pages...>

begin translations, or record that they
are up to date with their originals

Arguments:
  language         code of the language
  pages            paths of the
                   originals, such as
                   docs/setup.md

Options:
  --root <dir>     site root (default:
                   ".")
  --config <file>  configuration,
                   relative to the root
                   (default:
                   "content/site.yaml")
  -h, --help       display help for
                   command`)
  expect(await helpOf('theme', 40)).toContain(`Commands:
  list [options]
      list the parts, what each draws,
      and which of them the site
      replaces
`)
})
