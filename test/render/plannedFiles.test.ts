import { expect, test } from 'vitest'
import { plannedFiles } from '../../src/render/siteFiles.ts'
import { config, type Files, site } from '../site.ts'

const pathsOf = async (files: Files): Promise<string[]> =>
  plannedFiles((await site(files)).site).map(({ path }) => path.replace(/-[\da-f]{10}\./, '-HASH.'))

test('a site without APIs, redirects and a health check has no files for them', async () => {
  expect(await pathsOf({})).toEqual(['sitemap.xml', 'robots.txt', '_headers', 'assets/icon-HASH.svg'])
  expect(await pathsOf({ 'content/site.yaml': config('healthcheck: /status/\n'), 'content/robots.txt': 'x' })).toEqual([
    'sitemap.xml',
    '_headers',
    'assets/icon-HASH.svg',
    'status.json',
  ])
})
