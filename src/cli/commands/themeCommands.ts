import type { Command } from 'commander'
import type { CommandContext } from '../context.ts'

/** Commands for parts of the theme that a site replaces. */
export function addThemeCommands(program: Command, context: CommandContext): void {
  const theme = program.command('theme').description('list the parts of the theme, or copy one to change it')
  theme
    .command('list')
    .description('list the parts, what each draws, and which of them the site replaces')
    .option('--root <dir>', 'site root', '.')
    .action(async (options: { root: string }) => (await import('../theme.ts')).themeListCommand(options, context))
  theme
    .command('eject')
    .argument('<part>', 'name of the part, such as Navbar')
    .description('write a part to theme/, where it takes the place of the default one')
    .option('--root <dir>', 'site root', '.')
    .action(async (part: string, options: { root: string }) =>
      (await import('../theme.ts')).themeEjectCommand(part, options, context),
    )
}
