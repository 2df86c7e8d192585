import { spawn, spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { folderWith } from '../disk/folder.ts'
import { recipe } from './recipe.ts'

const SITE = {
  'dist/index.html': '<h1>Home',
  'dist/404.html': '<h1>Lost',
  'dist/.portalgen': '{}',
  'dist/.well-known/security.txt': 'Contact',
  'dist/docs/1.0/index.html': '<h1>Docs',
  'dist/docs/1.0/index.md': '# Größe',
  'dist/llms.txt': '# Größe',
  'dist/assets/a.css': 'a{}',
}

const MIME_TYPES = '/etc/nginx/mime.types'

/** As whoever runs the tests, and without a file outside of the folder. */
const aroundNginx = (server: string, folder: string): string => `
daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors;
events {}
http {
  access_log off; include ${MIME_TYPES};
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${server.replace('listen 80', `listen unix:${folder}/socket`).replace('include mime.types', `include ${MIME_TYPES}`)}
}`

const aroundCaddy = (server: string, folder: string): string => `
{
  admin off
}
${server.replace('developer.example.com {', `http://developer.example.com {\nbind unix/${folder}/socket`)}`

const SERVERS = {
  nginx: {
    configuration: (folder: string) => aroundNginx(recipe('nginx'), folder),
    start: (file: string, folder: string) => ['-e', join(folder, 'errors'), '-p', folder, '-c', file],
    withoutSlash: '200',
    ofMissing: 'no-cache',
  },
  caddy: {
    configuration: (folder: string) => aroundCaddy(recipe('caddy'), folder),
    start: (file: string) => ['run', '--config', file, '--adapter', 'caddyfile'],
    withoutSlash: '308 /docs/1.0/',
    ofMissing: undefined,
  },
} as const

const isInstalled = (name: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${name}`]).status === 0 && (name !== 'nginx' || existsSync(MIME_TYPES))

type Answer = { status: string; type: string; caching: string | undefined; body: string }

const ask = (socketPath: string, path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { host: 'developer.example.com' }
    const asked = request({ socketPath, path, headers }, async (answer) => {
      const { location, 'content-type': type = '', 'cache-control': caching } = answer.headers
      const status = [answer.statusCode, location].filter(Boolean).join(' ')
      resolve({ status, type, caching, body: await text(answer) })
    })
    asked.on('error', reject).end()
  })

test.for(['nginx', 'caddy'] as const)(
  '%s, where it is installed, serves a site by its recipe',
  async (name, { skip }) => {
    if (!isInstalled(name)) skip(`${name} is not installed`)
    const { configuration, start, withoutSlash, ofMissing } = SERVERS[name]
    const folder = folderWith(SITE)
    const file = join(folder, 'configuration')
    writeFileSync(file, configuration(folder).replaceAll('/srv/portal', join(folder, 'dist')))
    const server = spawn(name, start(file, folder), { env: { ...process.env, HOME: folder }, stdio: 'ignore' })
    onTestFinished(() => void server.kill())
    const at = (path: string): Promise<Answer> => ask(join(folder, 'socket'), path)
    await expect.poll(() => at('/').then(({ body }) => body, String), { timeout: 20_000 }).toBe('<h1>Home')
    expect(await at('/docs/1.0/')).toMatchObject({ status: '200', body: '<h1>Docs', caching: 'no-cache' })
    expect(await at('/docs/1.0')).toMatchObject({ status: withoutSlash })
    const markdown = 'text/markdown; charset=utf-8'
    expect(await at('/docs/1.0/index.md')).toMatchObject({ type: markdown, body: '# Größe', caching: 'no-cache' })
    expect(await at('/llms.txt')).toMatchObject({ type: 'text/plain; charset=utf-8', body: '# Größe' })
    expect(await at('/.well-known/security.txt')).toMatchObject({ body: 'Contact' })
    expect(await at('/assets/a.css')).toMatchObject({ caching: 'public, max-age=31536000, immutable' })
    // Kept for a year, the answer would outlast the moment between the upload of a page and of what it needs.
    for (const path of ['/none/', '/.portalgen', '/assets/none.css'])
      expect(await at(path), path).toMatchObject({ status: '404', body: '<h1>Lost', caching: ofMissing })
  },
)
