import type { Files } from '../disk/folder.ts'
import { SPEC } from '../site.ts'
import { SITE } from './smallSite.ts'

const TITLE = String(SITE['content/site.yaml'])

/** The smallest site with an API. */
const PORTAL: Files = {
  ...SITE,
  'content/site.yaml': `${TITLE}apis: [{ spec: openapi/offers.yaml, route: /api/ }]\n`,
  'openapi/offers.yaml': SPEC,
}

const FIXABLE = '# Guide\n\n[x](./Guide.md) {{brnd}}\n'

/** A link that is certain to be fixed, and a variable. */
const TO_FIX: Files = {
  ...PORTAL,
  'content/site.yaml': `${PORTAL['content/site.yaml']}brand: B\n`,
  'content/guide.md': FIXABLE,
}

const WITH_DOCS: Files = { ...PORTAL, 'content/docs/index.md': '# Docs\n', 'content/manual/index.md': '# Manual\n' }

const TRANSLATED: Files = {
  ...SITE,
  'content/site.yaml': `${TITLE}languages: [{ code: en, label: English }, { code: de, label: Deutsch }, { code: fr, label: Français }]\n`,
}

const OLD: Files = {
  'old/mkdocs.yml': 'site_name: Old\n',
  'old/docs/index.md': `# Old\n\n${Array.from({ length: 20 }, () => '{% raw %}\n\n<Box />\n\n').join('')}`,
  'map.yaml': 'components: { Box: remove }\n',
  'sitemap.xml': '<urlset><url><loc>https://old.example/gone/</loc></url></urlset>',
  'other/mkdocs.yml': 'site_name: Other\n',
  'other/docs/index.md': '# Other\n',
}

/** A call of each command that does something; what is read is compared with it. `before` is run first, and then `later` is written. */
type Call = { line: string; files: Files; before?: string[]; later?: Files; isCommitted?: boolean }

export const CALLS: Record<string, Call> = {
  build: { line: 'build', files: PORTAL },
  serve: { line: 'serve', files: PORTAL },
  preview: { line: 'preview', files: PORTAL, before: ['build', '--lenient', '--quiet'] },
  clean: { line: 'clean', files: PORTAL },
  'check-links': { line: 'check-links', files: PORTAL },
  check: { line: 'check', files: PORTAL },
  fix: { line: 'fix', files: TO_FIX },
  coverage: { line: 'coverage', files: PORTAL },
  'ledger update': { line: 'ledger update', files: PORTAL },
  translations: { line: 'translations', files: TRANSLATED },
  translate: { line: 'translate de guide.md', files: TRANSLATED },
  'theme list': { line: 'theme list', files: SITE },
  'theme eject': { line: 'theme eject Footer', files: SITE },
  import: { line: 'import mkdocs old --into new', files: OLD },
  init: { line: 'init', files: { 'api/mine.yaml': SPEC } },
  new: { line: 'new page docs/a', files: { ...SITE, 'content/site.yaml': `${TITLE}glossary: terms\n` } },
  'new version': { line: 'new version 1.0', files: WITH_DOCS },
  version: { line: 'version 1.0', files: WITH_DOCS },
}

/** A call with the option or another argument, and what is different about the call that it is compared with. */
type Effect = Partial<Call> & { with: string }

const UNKNOWN = Array.from({ length: 25 }, (_, n) => `{{unknown${n}}}`).join('\n\n')
const BROKEN: Files = { ...PORTAL, 'content/guide.md': '# Guide\n\n[x](./nowhere.md)\n' }
const EXTERNAL: Files = { ...PORTAL, 'content/guide.md': '# Guide\n\n[x](http://127.0.0.1:1/)\n' }

/** The site that answers on PORT has a page without anchors. */
const ANCHOR: Files = {
  ...PORTAL,
  'content/site.yaml': `${TITLE}links: { allowPrivate: [127.0.0.1] }\n`,
  'content/guide.md': '# Guide\n\n[x](http://127.0.0.1:PORT/#gone)\n',
}

/** The options that several commands have. */
export const COMMON_EFFECTS: Record<string, Omit<Effect, 'line'>> = {
  '--root': { with: '--root nowhere' },
  '--config': { with: '--config content/nothing.yaml' },
  '--out': { with: '--out other' },
  '--base-url': {
    with: '--base-url /portal/',
    files: { ...TO_FIX, 'content/guide.md': '# Guide\n\n[Home](/portal/) [here](/portal/Guide/)\n' },
  },
  '--strict': {
    with: '--strict',
    files: {
      ...PORTAL,
      'content/guide.md': '# Guide\n\n{{unknown}} [get](api:listOffers)\n\n```json\n{"id": 1}\n```\n',
    },
  },
  '--lenient': { with: '--lenient', files: BROKEN },
  '--quiet': { with: '--quiet' },
  '--all': { with: '--all', files: { ...PORTAL, 'content/guide.md': `# Guide\n\n[x](./nowhere.md)\n\n${UNKNOWN}` } },
  '--format': { with: '--format json', files: BROKEN },
  '--no-cache': { with: '--no-cache' },
  '--external': { with: '--external', files: EXTERNAL },
  '--external-fragments': { with: '--external-fragments', files: ANCHOR },
  '--fix': { with: '--fix', files: TO_FIX },
  '--changed': { with: '--changed HEAD', files: BROKEN, isCommitted: true },
}

const BLOGS: Files = {
  ...SITE,
  'content/site.yaml': `${TITLE}blogs: [{ folder: news, title: News }, { folder: log, title: Log }]\n`,
}

const LEDGER: Files = { ...PORTAL, 'content/_addresses.txt': '/gone/\n' }

/** The other options and the arguments, by the command and the name. */
export const EFFECTS: Record<string, Effect> = {
  'build --clean': { with: '--clean', before: ['build', '--quiet'], later: { 'dist/other.txt': 'x' } },
  'build --explain': { with: '--explain /guide/' },
  'build --explain-csp': {
    with: '--explain-csp',
    files: { ...PORTAL, 'content/site.yaml': `${TITLE}head: [{ script: https://cdn.example.com/a.js }]\n` },
  },
  'check-links --external-fragments': { line: 'check-links --external', with: '--external-fragments', files: ANCHOR },
  'check --external-fragments': { line: 'check --external', with: '--external-fragments', files: ANCHOR },
  'check --update-baseline': { with: '--update-baseline', files: BROKEN },
  'fix --dry-run': { with: '--dry-run' },
  'fix --rule': { with: '--rule broken-anchor' },
  'ledger update --forget': { with: '--forget', files: LEDGER },
  'translations --language': { with: '--language fr' },
  'translations --strict': { with: '--strict' },
  'translations --format': { with: '--format json' },
  'translate language': { line: 'translate', with: 'fr guide.md' },
  'translate pages': { line: 'translate', with: 'de index.md guide.md' },
  'theme eject part': { line: 'theme eject', with: 'Navbar' },
  'import generator': { line: 'import', with: 'hugo old --into new' },
  'import dir': { line: 'import', with: 'mkdocs other --into new' },
  'import --into': { line: 'import mkdocs old', with: '--into new' },
  'import --url': { with: '--url https://old.example/docs/' },
  'import --sitemap': { with: '--sitemap sitemap.xml' },
  'import --components': { with: '--components map.yaml' },
  'import --all': { with: '--all' },
  'init dir': { with: 'portal' },
  'init --name': { with: '--name Acme' },
  'init --spec': { with: '--spec api/mine.yaml' },
  'init --language': { with: '--language de' },
  'init --ci': { with: '--ci gitlab' },
  'new kind': { line: 'new', with: 'term docs/a' },
  'new name': { line: 'new page', with: 'docs/b' },
  'new --title': { with: '--title Other' },
  'new --blog': { line: 'new post Hello', with: '--blog log', files: BLOGS },
  ...ofVersion('version'),
  ...ofVersion('new version'),
}

function ofVersion(command: string): Record<string, Effect> {
  return {
    [`${command} name`]: { line: command, with: '0.9' },
    [`${command} --next`]: { with: '--next 2.0' },
    [`${command} --folder`]: { with: '--folder manual' },
    [`${command} --dry-run`]: { with: '--dry-run' },
  }
}
