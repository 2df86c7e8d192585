import { Command } from 'commander'
import manifest from '../../package.json' with { type: 'json' }
import { addCheckCommands } from './commands/checkCommands.ts'
import { addNewCommands } from './commands/newCommands.ts'
import { addSiteCommands } from './commands/siteCommands.ts'
import { addThemeCommands } from './commands/themeCommands.ts'
import { addTranslationCommands } from './commands/translationCommands.ts'
import type { CommandContext } from './context.ts'
import { helpFormat, USUAL_WIDTH } from './helpFormat.ts'
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
      getOutHelpWidth: () => terminal.columns ?? USUAL_WIDTH,
    })
    .showSuggestionAfterError()
    .configureHelp(helpFormat)
    .hook('preAction', (_, command) => refuseIdleOptions(command))
  addSiteCommands(program, context)
  addCheckCommands(program, context)
  addTranslationCommands(program, context)
  addThemeCommands(program, context)
  addNewCommands(program, context)
  return program
}
