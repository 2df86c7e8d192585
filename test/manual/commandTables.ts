import type { Command, Option } from 'commander'
import { table } from './table.ts'

/** As many commands have an option that is described once. */
const COMMON = 4

/** A section for each command, and one for the options that several commands have. */
export function commandTables(program: Command): string {
  const commands = program.commands.flatMap((command) =>
    isCommand(command) ? [command, ...command.commands] : command.commands,
  )
  const all = commands.flatMap(shownOptions)
  const isCommon = (option: Option): boolean => all.filter((other) => isSame(option, other)).length >= COMMON
  const common = all.filter(
    (option, index) => isCommon(option) && all.findIndex((each) => isSame(each, option)) === index,
  )
  return [
    ...commands.map((command) => sectionOf(command, program, isCommon)),
    '## Common options {#common-options}',
    optionTable(common),
  ].join('\n\n')
}

/** Those that the help lists. */
const shownOptions = ({ options }: Command): Option[] => options.filter(({ hidden }) => !hidden)

const isSame = (a: Option, b: Option): boolean =>
  a.flags === b.flags && a.description === b.description && String(a.argChoices) === String(b.argChoices)

function sectionOf(command: Command, program: Command, isCommon: (option: Option) => boolean): string {
  const parent = command.parent === program ? '' : `${command.parent?.name()} `
  const own = shownOptions(command).filter((option) => !isCommon(option))
  const common = shownOptions(command)
    .filter(isCommon)
    .map(({ long }) => `\`${long}\``)
  const args = command.registeredArguments.map((each) => [
    `\`${each.name()}\``,
    withChoices(each),
    each.defaultValue === undefined ? '' : `\`${each.defaultValue}\``,
  ])
  return [
    `## portalgen ${parent}${command.name()}`,
    `${sentence(command.description())}`,
    ...(args.length > 0 ? [table(['Argument', 'Meaning', 'Default'], args)] : []),
    ...(own.length > 0 ? [optionTable(own)] : []),
    ...(common.length > 0 ? [`[Common options](#common-options): ${common.join(', ')}.`] : []),
  ].join('\n\n')
}

const optionTable = (options: readonly Option[]): string =>
  table(
    ['Option', 'Meaning', 'Default'],
    options.map((option) => [
      `\`${option.flags}\``,
      withChoices(option),
      option.defaultValue === undefined || option.negate ? '' : `\`${option.defaultValue}\``,
    ]),
  )

const withChoices = ({ description, argChoices }: Pick<Option, 'description' | 'argChoices'>): string =>
  argChoices ? `${description}: ${argChoices.map((each) => `\`${each}\``).join(', ')}` : description

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** Some only have commands below them. */
const isCommand = ({ registeredArguments, commands }: Command): boolean =>
  registeredArguments.length > 0 || commands.length === 0
