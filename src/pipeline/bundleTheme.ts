import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleClient, type ClientBundle, hashedFile } from '../bundle/bundleClient.ts'
import { inlineStyles, styleOf } from '../bundle/style/inlineStyles.ts'
import { EVERYWHERE, joinedEverywhere } from '../bundle/style/joinedEverywhere.ts'
import { fontFaces, referenceTokens } from '../bundle/style/tokenStyle.ts'
import { type Cache, cacheKey } from '../disk/cache.ts'
import type { ApiConfig } from '../model/config.ts'
import type { Bundle, InlineStyle, OutputFile } from '../model/output.ts'
import type { Site } from '../model/site.ts'
import type { LibraryFile } from '../model/sources.ts'
import { loadTheme, type ThemePlace } from './loadTheme.ts'
import { fontOf } from './themeFont.ts'

/** The data of a theme that pages depend on: its bundle, and a key that changes with any of its files. */
export type BundledTheme = { bundle: Bundle; key: string }

/** The bundle of a theme as far as it is the same for all sites, and a key that changes with any file of the theme. */
type PreparedTheme = { key: string; client: ClientBundle }

/**
 * What a site adds to the theme: the colours of its references, style sheets, its fonts as CSS, islands, compiled, and files
 * of packages. `systemFonts`: it does without the font of the theme, too.
 */
export type OwnLook = {
  apis: ApiConfig[]
  styles: string[]
  fonts: string
  systemFonts: boolean
  islands?: string | undefined
  library: LibraryFile[]
}

export const lookOf = ({
  config,
  styles,
  ownTheme,
  library,
}: Pick<Site, 'config' | 'styles' | 'ownTheme' | 'library'>): OwnLook => ({
  apis: config.apis,
  styles,
  fonts: fontFaces(config.theme?.fonts ?? [], config),
  systemFonts: config.theme?.systemFonts ?? false,
  islands: ownTheme?.islands,
  library,
})

/** The style sheet and the scripts of a theme, as one site has them. */
export async function bundleTheme(place: ThemePlace, own: OwnLook, cache: Cache): Promise<BundledTheme> {
  const { key, client } = await themeWith(own.islands, place, cache)
  const { script, preloads, scripts, styles } = client
  const colors = apiColors(own.apis)
  const sheet = hashedFile('portal', 'css', [styles, ...own.styles, colors].join(''))
  const font = hasOwnFont(own) ? undefined : await fontOf(place)
  const parts = own.styles.length === 0 ? client.inline : inlineWith(own.styles, client, cache)
  const inline = joinedEverywhere([
    ...parts,
    ...(colors === '' ? [] : [styleOf(colors, [['.api']])]),
    ...(own.fonts === '' ? [] : [styleOf(own.fonts, EVERYWHERE)]),
  ])
  return {
    key,
    bundle: {
      script,
      preloads,
      styles: sheet.path,
      inline,
      font: font && { path: font.path, languages: font.languages },
      files: [...scripts, sheet, ...(font?.files ?? []), ...own.library.map(publishedFile)],
    },
  }
}

/** Whether text is shown in a font that the site chooses. */
const hasOwnFont = ({ fonts, systemFonts, styles }: OwnLook): boolean =>
  systemFonts || fonts !== '' || styles.some((style) => /--font-text\s*:/.test(style))

/** The version is in the path. */
const publishedFile = (file: LibraryFile): OutputFile => ({
  path: file.path,
  content: 'content' in file ? file.content : readFileSync(file.file),
})

/** What pages need of the theme's sheet and the site's own ones, whose values may take the place of the theme's. */
function inlineWith(own: string[], { styles, parts }: ClientBundle, cache: Cache): InlineStyle[] {
  const key = cacheKey('inline styles', styles, ...own)
  return cache.get<InlineStyle[]>(key) ?? cache.set(key, inlineStyles([styles, ...own].join(''), [...parts, ...own]))
}

/** With the islands of a site, the script of the theme is another one. */
async function themeWith(islands: string | undefined, place: ThemePlace, cache: Cache): Promise<PreparedTheme> {
  const theme = preparedAt(place) ?? (await prepareTheme(place, cache))
  if (islands === undefined) return theme
  const key = cacheKey('islands', theme.key, islands)
  return { key, client: cache.get<ClientBundle>(key) ?? cache.set(key, await bundleFiles(place, islands)) }
}

/** What was bundled when the program was compiled. */
function preparedAt({ prepared }: ThemePlace): PreparedTheme | undefined {
  return prepared === undefined ? undefined : JSON.parse(readFileSync(prepared, 'utf8'))
}

/** Bundles a theme; repeated only if one of its files has changed. */
export async function prepareTheme(place: ThemePlace, cache: Cache): Promise<PreparedTheme> {
  const { folder } = place
  const key = cacheKey(
    'theme',
    ...filesBelow(folder).flatMap((path) => [path.slice(folder.length), readFileSync(path, 'utf8')]),
  )
  return { key, client: cache.get<ClientBundle>(key) ?? cache.set(key, await bundleFiles(place)) }
}

async function bundleFiles(place: ThemePlace, islands?: string): Promise<ClientBundle> {
  const { client, clientWithIslands = client, styles } = await loadTheme(place)
  const script = islands === undefined ? client : clientWithIslands
  return bundleClient({ script: join(place.folder, script), styles: join(place.folder, styles), islands })
}

/**
 * Writes the colours that the configuration sets for references. They cannot be style attributes, which the security
 * policy forbids.
 */
function apiColors(apis: ApiConfig[]): string {
  const colors = new Set(apis.flatMap(({ primaryColor }) => primaryColor ?? []))
  return [...colors].map((color) => `@layer site{.api[data-primary="${color}"]{${referenceTokens(color)}}}`).join('\n')
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
