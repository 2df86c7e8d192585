import manifest from '../../../package.json' with { type: 'json' }
import type { OutputFile } from '../../model/output.ts'
import type { CiHost } from '../options.ts'

/** Where a new site is. `below`: its path from the top of the repository, where hosts look for workflows; `docs/`. */
type Place = { below: string; isOwnPackage: boolean }

/** The files of a new site that are not about its contents: the version that builds it, and where it is built. */
export const starterProject = (ci: CiHost, { below, isOwnPackage }: Place = AT_TOP): OutputFile[] => [
  ...(isOwnPackage ? [{ path: 'package.json', content: `${JSON.stringify(PACKAGE, null, 2)}\n` }] : []),
  { path: '.gitignore', content: 'dist/\n.portalgen/\nnode_modules/\n' },
  ...workflow(ci, below),
]

const AT_TOP: Place = { below: '', isOwnPackage: true }

export const VERSION = manifest.version

/** The version is exact: another one may give other bytes. */
const PACKAGE = {
  private: true,
  scripts: { build: 'portalgen build', check: 'portalgen check --strict', start: 'portalgen serve' },
  devDependencies: { portalgen: VERSION },
}

function githubWorkflow(below: string): string {
  const inFolder = below && `\n    defaults: { run: { working-directory: ${written(below.slice(0, -1))} } }`
  const lockFile = below && ', cache-dependency-path: "**/package-lock.json"'
  return `name: Documentation
on:
  pull_request:
  push: { branches: [main] }
jobs:
  check:
    runs-on: ubuntu-latest${inFolder}
    steps:
      - uses: actions/checkout@v4
        with: { fetch-depth: 0 }
      - uses: actions/setup-node@v4
        with: { node-version: 22, cache: npm${lockFile} }
      - uses: actions/cache@v4
        with: { path: ${written(`${below}.portalgen/cache`)}, key: "portalgen-\${{ github.sha }}", restore-keys: portalgen- }
      - run: npm ci
      - run: npx portalgen check --strict --format github
      - run: npx portalgen build
`
}

function gitlabWorkflow(below: string): string {
  const change = below && `\n    - cd ${written(below.slice(0, -1))}`
  return `check:
  image: node:22
  variables: { GIT_DEPTH: 0 }
  cache: { key: portalgen, paths: [${written(`${below}.portalgen/cache`)}] }
  script:${change}
    - npm ci
    - npx portalgen check --strict --format junit > portalgen.xml
    - npx portalgen build
  artifacts:
    when: always
    paths: [${written(`${below}dist`)}]
    reports: { junit: ${written(`${below}portalgen.xml`)} }
`
}

/** A path in YAML, in quotes where it needs them. */
const written = (path: string): string => (/^[\w./-]+$/.test(path) ? path : JSON.stringify(path))

/** At the top of the repository, whose path from the site has a step for each folder between them. */
function workflow(ci: CiHost, below: string): OutputFile[] {
  const top = below.replace(/[^/]+/g, '..')
  switch (ci) {
    case 'github':
      return [{ path: `${top}.github/workflows/documentation.yml`, content: githubWorkflow(below) }]
    case 'gitlab':
      return [{ path: `${top}.gitlab-ci.yml`, content: gitlabWorkflow(below) }]
    case 'none':
      return []
  }
}
