import manifest from '../../../package.json' with { type: 'json' }
import type { OutputFile } from '../../model/output.ts'
import type { CiHost } from '../options.ts'

/** The files of a new site that are not about its contents: the version that builds it, and where it is built. */
export const starterProject = (ci: CiHost): OutputFile[] => [
  { path: 'package.json', content: `${JSON.stringify(PACKAGE, null, 2)}\n` },
  { path: '.gitignore', content: 'dist/\n.portalgen/\nnode_modules/\n' },
  ...WORKFLOWS[ci],
]

export const VERSION = manifest.version

/** The version is exact: another one may give other bytes. */
const PACKAGE = {
  private: true,
  scripts: { build: 'portalgen build', check: 'portalgen check --strict', start: 'portalgen serve' },
  devDependencies: { portalgen: VERSION },
}

const GITHUB = `name: Documentation
on:
  pull_request:
  push: { branches: [main] }
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
        with: { fetch-depth: 0 }
      - uses: actions/setup-node@v4
        with: { node-version: 22, cache: npm }
      - uses: actions/cache@v4
        with: { path: .portalgen/cache, key: "portalgen-\${{ github.sha }}", restore-keys: portalgen- }
      - run: npm ci
      - run: npx portalgen check --strict --format github
      - run: npx portalgen build
`

const GITLAB = `check:
  image: node:22
  variables: { GIT_DEPTH: 0 }
  cache: { key: portalgen, paths: [.portalgen/cache] }
  script:
    - npm ci
    - npx portalgen check --strict --format junit > portalgen.xml
    - npx portalgen build
  artifacts:
    when: always
    paths: [dist]
    reports: { junit: portalgen.xml }
`

const WORKFLOWS: Record<CiHost, OutputFile[]> = {
  github: [{ path: '.github/workflows/documentation.yml', content: GITHUB }],
  gitlab: [{ path: '.gitlab-ci.yml', content: GITLAB }],
  none: [],
}
