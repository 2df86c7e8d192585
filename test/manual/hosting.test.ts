import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { folderWith } from '../disk/folder.ts'
import { config, site } from '../site.ts'
import { recipe } from './recipe.ts'

const built = await site({
  'content/site.yaml': config('redirects: { /old/: /docs/1.0/, /gone/: "https://www.example.com/" }\n'),
  'content/docs/index.md': '# Docs',
  'content/docs/1.0/setup.md': '# Setup',
  'content/docs/1.0/index.md': '# Version 1.0',
})

const [, FORCING = 'false'] = /^command = ".* && (find .*)"$/m.exec(recipe('netlify')) ?? []

test('on Netlify a site without redirects is published, too', () => {
  const folder = folderWith({ 'dist/index.html': '' })
  expect(spawnSync('sh', ['-c', FORCING], { cwd: folder }).status).toBe(0)
})

test('Netlify is made to follow each redirect, although a file is at its address', () => {
  const folder = folderWith({ 'dist/_redirects': built.file('_redirects') ?? '' })
  expect(spawnSync('sh', ['-c', FORCING], { cwd: folder }).status).toBe(0)
  expect(readFileSync(join(folder, 'dist/_redirects'), 'utf8').split('\n')).toEqual([
    '/old/ /docs/1.0/ 301!',
    '/old /docs/1.0/ 301!',
    '/gone/ https://www.example.com/ 301!',
    '/gone https://www.example.com/ 301!',
    '',
  ])
})

test.each([
  ['/', '/index.html'],
  ['/docs', '/docs/index.html'],
  ['/docs/1.0', '/docs/1.0/index.html'],
  ['/docs/1.0/setup/', '/docs/1.0/setup/index.html'],
  ['/docs/1.0/setup/index.md', '/docs/1.0/setup/index.md'],
  ['/assets/font.woff2', '/assets/font.woff2'],
])('CloudFront is asked for %s and reads %s', (uri, file) => {
  expect(runInNewContext(`${recipe('s3', 'js')}; handler({ request: { uri: ${JSON.stringify(uri)} } }).uri`)).toBe(file)
})

test('nginx gets whole directives, and the types of its own beside those that it replaces', () => {
  const lines = recipe('nginx')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  expect(lines.filter((line) => !/[;{}]$/.test(line))).toEqual([])
  expect(lines.indexOf('include mime.types;')).toBe(lines.indexOf('types { text/markdown md; }') - 1)
})

test.each(['nginx', 'caddy'])('every block of the configuration for %s is closed', (id) => {
  const open = (recipe(id).match(/\{/g) ?? []).length
  expect(open).toBeGreaterThan(1)
  expect(recipe(id).match(/\}/g)).toHaveLength(open)
})

test('a container serves what its first stage built from where nginx looks for it', () => {
  const [, root] = /root (\S+);/.exec(recipe('nginx')) ?? []
  expect(recipe('containers')).toContain(`COPY --from=build /site/dist ${root}\n`)
})
