import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Generators that may be measured beside ours. `links` is how the corpus is to be linked, `site` writes what they need
 * around it, `caches` is what a cold build must not find, `address` is that of a page of the corpus in the output.
 */
const PEERS = [
  {
    name: 'Hugo',
    links: 'url',
    content: 'content/docs',
    command: () => (spawnSync('hugo', ['version']).status === 0 ? ['hugo', '--quiet'] : undefined),
    caches: ['public', 'resources'],
    output: 'public',
    address: (page) => `/docs/${page}/`,
    site(folder) {
      write(folder, 'hugo.toml', 'title = "Corpus"\nbaseURL = "https://developer.example.com/"\n')
      write(
        folder,
        'layouts/_default/baseof.html',
        '<!doctype html><title>{{ .Title }}</title><main>{{ block "main" . }}{{ end }}</main>',
      )
      write(
        folder,
        'layouts/_default/single.html',
        '{{ define "main" }}<h1>{{ .Title }}</h1>{{ .TableOfContents }}{{ .Content }}{{ end }}',
      )
      write(
        folder,
        'layouts/_default/list.html',
        '{{ define "main" }}{{ range .Pages }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}{{ end }}',
      )
    },
  },
  {
    name: 'VitePress',
    links: 'md',
    content: 'docs',
    command: (modules) => nodeBin(modules, 'vitepress', ['build', '.']),
    caches: ['.vitepress/dist', '.vitepress/cache'],
    output: '.vitepress/dist',
    address: (page) => `/docs/${page}.html`,
    site(folder) {
      write(
        folder,
        '.vitepress/config.mjs',
        'export default { title: "Corpus", themeConfig: { search: { provider: "local" } } }\n',
      )
      write(folder, 'index.md', '# Corpus\n')
    },
  },
  {
    name: 'Docusaurus',
    links: 'md',
    content: 'docs',
    command: (modules) => nodeBin(modules, 'docusaurus', ['build']),
    caches: ['build', '.docusaurus'],
    output: 'build',
    address: (page) => `/docs/${page}/`,
    site(folder) {
      const config = {
        title: 'Corpus',
        url: 'https://developer.example.com',
        baseUrl: '/',
        // The corpus has no home page, to which the bar of every page links.
        onBrokenLinks: 'ignore',
        presets: [['classic', { blog: false, docs: { routeBasePath: 'docs' } }]],
      }
      write(folder, 'docusaurus.config.js', `module.exports = ${JSON.stringify(config)}\n`)
      write(folder, 'package.json', '{ "name": "corpus", "private": true }\n')
    },
  },
  {
    name: 'Starlight',
    links: 'url',
    content: 'src/content/docs/docs',
    command: (modules) => nodeBin(modules, 'astro', ['build']),
    caches: ['dist', '.astro', 'node_modules/.astro'],
    output: 'dist',
    address: (page) => `/docs/${page}/`,
    site(folder) {
      write(
        folder,
        'astro.config.mjs',
        `import { defineConfig, passthroughImageService } from 'astro/config'
import starlight from '@astrojs/starlight'
export default defineConfig({
  site: 'https://developer.example.com',
  telemetry: false,
  image: { service: passthroughImageService() },
  integrations: [starlight({ title: 'Corpus' })],
})
`,
      )
      write(
        folder,
        'src/content.config.ts',
        `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`,
      )
      write(folder, 'package.json', '{ "name": "corpus", "private": true, "type": "module" }\n')
    },
  },
]

/**
 * The peers that are there: programs on the path, or packages in a folder.
 *
 * @param {string} modules a folder with `node_modules`
 */
export function peersIn(modules) {
  return PEERS.flatMap(({ name, links, content, command, caches, site, output, address }) => {
    const found = command(join(modules, 'node_modules'))
    if (!found) {
      console.log(`${name} is not there, and not measured`)
      return []
    }
    const folderOf = (scratch, pages) => join(scratch, `${name.toLowerCase()}-${pages}`)
    return [
      {
        name,
        command: found,
        address,
        dist: (folder) => join(folder, output),
        folder: folderOf,
        /** Writes a site of so many pages. @returns its folder */
        prepare(scratch, corpus, pages) {
          const folder = folderOf(scratch, pages)
          mkdirSync(join(folder, content, '..'), { recursive: true })
          spawnSync(process.execPath, [corpus, join(folder, content), String(pages), '--links', links])
          site(folder)
          if (existsSync(join(modules, 'node_modules')))
            link(join(modules, 'node_modules'), join(folder, 'node_modules'))
          return folder
        },
        forget(folder) {
          for (const cache of caches) rmSync(join(folder, cache), { recursive: true, force: true })
        },
      },
    ]
  })
}

function nodeBin(modules, name, args) {
  const program = join(modules, '.bin', name)
  return existsSync(program) ? [program, ...args] : undefined
}

function link(target, path) {
  if (!existsSync(path)) symlinkSync(target, path)
}

function write(folder, path, text) {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), text)
}
