import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderWith } from '../disk/folder.ts'
import { portalgen, SITE } from './portalgen.ts'

const PAGE = 'content/a.md'
const WRITTEN = '# A\n\nText \u001b[31m in red [here](./Guide.md).\n'
const FIXED = '# A\n\nText \u001b[31m in red [here](./guide.md).\n'
const DIFF = `--- ${PAGE}
+++ ${PAGE}
@@ -3 +3 @@
-Text \\u001b[31m in red [here](./Guide.md).
+Text \\u001b[31m in red [here](./guide.md).
`

test('fixes are shown as a diff that cannot command the terminal, and applied as they are', async () => {
  const folder = folderWith({ ...SITE, 'content/guide.md': '# Guide\n', [PAGE]: WRITTEN })
  const text = (): string => readFileSync(join(folder, PAGE), 'utf8')
  expect(await portalgen(folder, ['fix', '--dry-run'])).toMatchObject({
    code: 0,
    out: DIFF,
    err: '1 problem can be fixed\n',
  })
  expect(text()).toBe(WRITTEN)
  expect(await portalgen(folder, ['fix'])).toMatchObject({ code: 0, out: DIFF, err: '1 problem fixed\n' })
  expect(text()).toBe(FIXED)
})
