import Slugger, { slug } from 'github-slugger'
import { colonStep } from '../blocks/colonStep.ts'
import type { Dialect } from '../convert/dialect.ts'
import { htmlStep } from '../convert/htmlStep.ts'
import { INLINE } from '../convert/inlineConstructs.ts'
import { inlineStep } from '../convert/inlineStep.ts'
import type { ForeignPage, SourceTree } from '../foreignSite.ts'
import type { Generator } from '../generator.ts'
import { isOriginal, placedInLanguages } from '../languages.ts'
import { mdxStep } from '../mdx/mdxStep.ts'
import { noteCalls } from '../noteCalls.ts'
import { assetsIn, filesBeside, picturesNamed, readPage, slashes } from '../pages.ts'
import { below, isIn, isMarkdown, joined, withoutExtension } from '../paths.ts'
import { firstFile, moduleValue } from '../read/files.ts'
import { CALLEE } from '../read/javascript/scope.ts'
import { asText, at, isObject, type Json, type JsonObject, listAt, objectAt, textAt } from '../read/json.ts'
import { usesFormulas } from '../read/usesFormulas.ts'
import type { Tally } from '../tally.ts'
import { aliasesOf } from './aliases.ts'
import { frameOf } from './frame.ts'
import { defaultLanguage } from './labels.ts'
import { languagesOf } from './languages.ts'
import { markdocStep } from './markdocStep.ts'
import { menuOf, otherPlugins } from './plugins.ts'
import { punctuationStep } from './punctuationStep.ts'
import { topStep } from './topStep.ts'

const CONFIGS = ['mjs', 'ts', 'js', 'mts'].map((end) => `astro.config.${end}`)
const DOCS = 'src/content/docs'
const ASSETS = 'src/assets'
const MARKDOC = /\.mdoc$/

/** https://starlight.astro.build/reference/configuration/ */
export const starlight: Generator = {
  kind: 'starlight',
  owns: (tree) => firstFile(tree, CONFIGS) !== undefined,
  read(tree, tally) {
    const file = firstFile(tree, CONFIGS)
    const config = (file === undefined ? undefined : moduleValue(tree, file, tally)) ?? {}
    const plugin = listAt(config, 'integrations').find((each) => textAt(each, CALLEE) === 'starlight')
    const options = objectAt(plugin, 'options')
    const languages = languagesOf(options, { file: file ?? '', line: 1 }, tally)
    for (const key of ['sidebar', 'social', 'head', 'logo', 'locales'])
      noteCalls(at(options, key), { file: file ?? '', line: 1 }, tally)
    const math = usesFormulas(tree, file)
    const hasMarkdoc = listAt(config, 'integrations').some((each) => textAt(each, CALLEE) === 'markdoc')
    const isSource = (path: string): boolean => isMarkdown(path) || (hasMarkdoc && MARKDOC.test(path))
    const { prefix: own = '', title, code } = languages[0] ?? {}
    const written = tree.files
      .filter((path) => isIn(path, DOCS) && isSource(path) && !/(?:^|\/)_/.test(below(path, DOCS)))
      .map((source) => pageOf(tree, source, tally))
    const { pages, moves } = placedInLanguages(written, languages)
    if (hasBadge(at(options, 'sidebar')) || pages.some(({ frontMatter }) => hasBadge(frontMatter['sidebar'] ?? null)))
      tally.note('badge in the sidebar', 'left', { file: file ?? '', line: 1 })
    notePrograms(tree, objectAt(config, 'redirects'), file ?? '', tally)
    const language = code ?? textAt(options, 'locales', 'root', 'lang') ?? textAt(options, 'defaultLocale') ?? 'en'
    const isSmart = at(config, 'markdown', 'smartypants') !== false
    const originals = pages.filter((page) => isOriginal(page, languages))
    return {
      configuration: file ?? 'astro.config.mjs',
      site: {
        title: textAt(options, 'title') ?? title ?? textAt(options, 'title', 'en') ?? 'Documentation',
        tagline: textAt(options, 'description') ?? '',
        url: (textAt(config, 'site') ?? '').replace(/\/$/, ''),
        baseUrl: slashes(textAt(config, 'base') ?? '/'),
        language,
        languages,
        trailingSlash: true,
        pages,
        assets: [
          ...assetsIn(tree, 'public'),
          ...filesBeside(tree, DOCS).filter(({ source }) => !isSource(source)),
          ...filesBeside(tree, ASSETS, '/assets-of-pages/'),
          ...picturesNamed(tree, 'src', { pages, settings: options }, (path) => isIn(path, ASSETS) || isIn(path, DOCS)),
        ],
        ...menuOf(options, {
          folder: joined(DOCS, own),
          pages: originals,
          language: defaultLanguage(options),
          compare: new Intl.Collator(language).compare,
        }),
        frame: frameOf(options, tree.files),
        redirects: [...redirectsOf(objectAt(config, 'redirects')), ...moves],
        math,
      },
      aliases: aliasesOf(tree),
      roots: [DOCS, 'public', ''],
      unseen: { mayAddPages: otherPlugins(options).length > 0, addingPages: /\binjectRoute\b/ },
      dialectOf: dialectsOf(math, isSmart),
    }
  },
}

/** Every part of a path becomes a slug. */
function pageOf(tree: SourceTree, source: string, tally: Tally): ForeignPage {
  const page = readPage(tree, source, '', tally)
  const path = withoutExtension(below(source, DOCS))
    .replace(MARKDOC, '')
    .split('/')
    .map((segment) => slug(segment))
    .join('/')
  const address = textAt(page.frontMatter, 'slug') ?? path.replace(/(?:^|\/)index$/, '')
  return { ...page, address: `/${address}/`.replace('//', '/') }
}

/** Pages of Astro are programs, and redirects may have parts with names. */
function notePrograms(tree: SourceTree, redirects: JsonObject, file: string, tally: Tally): void {
  for (const path of tree.files)
    if (/^src\/pages\/(?!(?:.*\/)?_).*\.(?:astro|mdx?|html)$/.test(path))
      tally.note('page that is a component', 'left', { file: path, line: 1 })
  for (const from of Object.keys(redirects))
    if (from.includes('[')) tally.note(`redirect of a pattern: ${from}`, 'left', { file, line: 1 })
}

const redirectsOf = (redirects: { [from: string]: Json }): [string, string][] =>
  Object.entries(redirects).flatMap(([from, to]): [string, string][] => {
    const target = asText(to) ?? textAt(to, 'destination')
    return target === undefined || from.includes('[') ? [] : [[from, target]]
  })

/** Entries of sidebars have no badges here. */
const hasBadge = (value: Json | undefined): boolean =>
  Array.isArray(value)
    ? value.some(hasBadge)
    : isObject(value) && ('badge' in value || Object.values(value).some(hasBadge))

function slugger(): (text: string) => string {
  const own = new Slugger()
  return (text) => own.slug(text).replace(/-$/, '')
}

const inline = inlineStep({ constructs: [INLINE.wikiLink] })

function dialectsOf(hasFormulas: boolean, isSmart: boolean): (page: ForeignPage) => Dialect {
  const last = [inline, topStep, ...(isSmart ? [punctuationStep] : [])]
  const mdx: Dialect = { steps: [colonStep, mdxStep(hasFormulas), ...last], slugger }
  const markdown: Dialect = { steps: [colonStep, htmlStep, ...last], slugger }
  const markdoc: Dialect = { steps: [markdocStep, colonStep, htmlStep, ...last], slugger }
  return ({ source }) => (source.endsWith('.mdx') ? mdx : MARKDOC.test(source) ? markdoc : markdown)
}
