import { Command } from 'commander'
import manifest from '../../package.json' with { type: 'json' }
import { addCheckCommands } from './commands/checkCommands.ts'
import { addNewCommands } from './commands/newCommands.ts'
import { addSiteCommands } from './commands/siteCommands.ts'
import { addThemeCommands } from './commands/themeCommands.ts'
import { addTranslationCommands } from './commands/translationCommands.ts'
import type { CommandContext } from './context.ts'
import { refuseIdleOptions } from './idleOptions.ts'

/** Defines the command line. A command's module is loaded only when the command is called, to keep the others fast. */
export function createProgram(context: CommandContext): Command {
  const { terminal } = context
  const program = new Command('portalgen')
    .description(manifest.description)
    .version(manifest.version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.print(text.trimEnd()),
      writeErr: (text) => terminal.tell(text.trimEnd()),
    })
    .showSuggestionAfterError()
    // Else long names of commands leave descriptions no room to be broken between words.
    .configureHelp({ minWidthToWrap: 20 })
    .hook('preAction', (_, command) => refuseIdleOptions(command))
  addSiteCommands(program, context)
  addCheckCommands(program, context)
  addTranslationCommands(program, context)
  addThemeCommands(program, context)
  addNewCommands(program, context)
  return program
}
