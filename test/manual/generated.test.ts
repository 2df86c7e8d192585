import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createProgram } from '../../src/cli/program.ts'
import { SIDEBAR_ITEM } from '../../src/config/sidebarShape.ts'
import { siteSchema } from '../../src/config/siteSchema.ts'
import type { CiHost } from '../../src/engine/options.ts'
import { starterProject } from '../../src/engine/starter/starterProject.ts'
import { frontMatterSchema } from '../../src/markdown/frontMatter/frontMatterSchema.ts'
import { en } from '../../src/model/texts/en.ts'
import type { TextTree } from '../../src/model/texts/merge.ts'
import { RULE_MEANINGS } from '../../src/reporting/report/ruleMeanings.ts'
import { commandTables } from './commandTables.ts'
import { keyTables } from './keyTables.ts'
import { table } from './table.ts'

const terminal = { print: () => undefined, tell: () => undefined, colors: false }
const program = createProgram({ terminal, cwd: '/', finish: () => undefined, closeLater: () => undefined })

const rules = Object.entries(RULE_MEANINGS).map(([rule, meaning]) => [`\`${rule}\``, meaning])

/** What `init` writes for a host, without its last line break. */
const workflow = (ci: CiHost): string => String(starterProject(ci).at(-1)?.content).trimEnd()

/** Every text of the theme; a plural has a row for each of its forms. */
const textRows = (tree: TextTree, above = ''): string[][] =>
  Object.entries(tree).flatMap(([key, value]) => {
    if (value === undefined || key === 'locale') return []
    return typeof value === 'string' ? [[`\`${above}${key}\``, `\`${value}\``]] : textRows(value, `${above}${key}.`)
  })

/** After a change on purpose, `npx vitest run --config test/vitest.config.ts test/manual --update` writes them anew. */
test.each([
  ['site.md', keyTables(siteSchema)],
  ['sidebarItems.md', keyTables(SIDEBAR_ITEM, 'items')],
  ['frontMatter.md', keyTables(frontMatterSchema)],
  ['commands.md', commandTables(program)],
  ['github.yml', workflow('github')],
  ['gitlab.yml', workflow('gitlab')],
  ['texts.md', table(['Key', 'English'], textRows(en))],
  ['rules.md', table(['Rule', 'Meaning'], rules)],
])('the part %s of the manual is what shapes and commands are', async (name, text) => {
  await expect(`${text}\n`).toMatchFileSnapshot(join(import.meta.dirname, '../sites/manual/content/_generated', name))
})
