import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleClient, type ClientBundle, hashedFile } from '../bundle/bundleClient.ts'
import { type Cache, cacheKey } from '../disk/cache.ts'
import type { ApiConfig, SiteConfig } from '../model/config.ts'
import type { Bundle } from '../model/output.ts'

/** The theme's style sheet and scripts; bundled anew only when a file of the theme has changed. */
export async function bundleTheme(packageRoot: string, { apis }: SiteConfig, cache: Cache): Promise<Bundle> {
  const theme = join(packageRoot, 'theme')
  const entries = { script: join(theme, 'client', 'main.ts'), styles: join(theme, 'styles', 'main.css') }
  const key = cacheKey(
    'theme',
    ...filesBelow(theme).flatMap((path) => [path.slice(theme.length), readFileSync(path, 'utf8')]),
  )
  const { script, preloads, scripts, styles } =
    cache.get<ClientBundle>(key) ?? cache.set(key, await bundleClient(entries))
  const sheet = hashedFile('portal', 'css', styles + apiColors(apis))
  return { script, preloads, styles: sheet.path, files: [...scripts, sheet] }
}

/** The colours that the configuration gives to references. No style attribute could: the security policy forbids them. */
function apiColors(apis: ApiConfig[]): string {
  const colors = new Set(apis.flatMap(({ primaryColor }) => primaryColor ?? []))
  return [...colors].map((color) => `@layer site{.api[data-primary="${color}"]{--api-primary:${color}}}`).join('\n')
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
