import type { ForeignFrame } from '../foreignSite.ts'
import { at, type Json, listAt, objectAt, textAt } from '../read/json.ts'
import { menuEntries } from './menu.ts'

/** What themes read of `params`: Docsy, Hextra, Book and PaperMod; and the menu of the footer. */
export function frameOf(config: Json | undefined, files: readonly string[]): ForeignFrame {
  const params = objectAt(config, 'params')
  const logo =
    textAt(params, 'logo') ?? textAt(params, 'navbar', 'logo', 'path') ?? textAt(params, 'BookLogo') ?? undefined
  const banner = textAt(params, 'banner', 'message')
  const icons = ['favicon.svg', 'favicon.ico', 'favicon.png'].filter((name) => files.includes(`static/${name}`))
  return {
    logo: logo === undefined ? undefined : { light: logo, dark: textAt(params, 'navbar', 'logo', 'dark') },
    favicon: textAt(params, 'favicon') ?? icons[0],
    announcement:
      banner === undefined
        ? undefined
        : { id: textAt(params, 'banner', 'key') ?? 'banner', html: banner, dismissible: true },
    footer: menuEntries(config, 'footer')
      .toSorted((a, b) => a.weight - b.weight)
      .flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }])),
    social: [
      ...listAt(params, 'socialIcons'),
      ...listAt(params, 'links', 'user'),
      ...listAt(params, 'links', 'developer'),
    ].flatMap((each) => textAt(each, 'url') ?? []),
    editBase: editBaseOf(params),
    others: [
      ...(at(config, 'copyright') === undefined ? [] : ['copyright']),
      ...['copyright', 'versions', 'privacy_policy'].flatMap((name) =>
        at(params, name) === undefined ? [] : [`params.${name}`],
      ),
    ],
  }
}

/** The site in its repository; pages are below `content/` in both. */
function editBaseOf(params: Json): string | undefined {
  const base = textAt(params, 'editURL', 'base') ?? textAt(params, 'editPost', 'URL')
  if (base !== undefined) return base.replace(/(^|\/)content\/?$/, '$1')
  const repository = textAt(params, 'github_repo') ?? textAt(params, 'BookRepo')
  if (repository === undefined) return undefined
  const branch = textAt(params, 'github_branch') ?? 'main'
  const folder = textAt(params, 'github_subdir')
  return [repository.replace(/(?<!\/)\/+$/, ''), 'edit', branch, ...(folder ? [folder] : [])].join('/')
}
