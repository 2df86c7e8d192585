import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROUTES } from './routes.ts'

/** A page as it lies on the disk. */
export type BuiltPage = { route: string; html: string }

export const builtPages = (folder: string): BuiltPage[] =>
  [...ROUTES, '/404.html'].map((route) => ({
    route,
    html: readFileSync(join(folder, route.endsWith('/') ? `${route}index.html` : route), 'utf8'),
  }))

/** The attributes of all tags with a name, in the order of the page. */
export const tagsOf = (html: string, name: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) => attributesOf(attributes))

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)]
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), unescaped(value)]))
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
