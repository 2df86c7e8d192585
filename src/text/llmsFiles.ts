import type { OutputFile } from '../model/output.ts'
import { fileHref, hrefOf, type Route, textFileOf } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import { type Reading, readingOrder } from './readingOrder.ts'

export const LLMS_FILES = ['llms.txt', 'llms-full.txt']

/** What language models are given to read: a map of the site, and all of it (https://llmstxt.org). */
export function llmsFiles(site: Site, textOf: (route: Route) => string): OutputFile[] {
  const readings = readingOrder(site)
  return [
    { path: 'llms.txt', content: llmsTxt(site, readings) },
    { path: 'llms-full.txt', content: llmsFullTxt(site, readings, textOf) },
  ]
}

function llmsTxt({ config }: Site, readings: Reading[]): string {
  const name = [config.title, config.brand].filter(Boolean).join(' | ')
  const head = config.tagline ? `# ${name}\n\n> ${config.tagline}\n` : `# ${name}\n`
  const parts = readings.map(({ title, pages }) => {
    const lines = pages.map(({ route, label, description }) => {
      const address = config.url + fileHref(textFileOf(route, config), config)
      return `- [${label}](${address})${description ? `: ${description.replace(/\s+/g, ' ')}` : ''}\n`
    })
    return `\n## ${title}\n\n${lines.join('')}`
  })
  return head + parts.join('')
}

function llmsFullTxt({ config }: Site, readings: Reading[], textOf: (route: Route) => string): string {
  return readings
    .flatMap(({ pages }) => pages)
    .map(({ route }) => `Source: ${config.url + hrefOf(route, config)}\n\n${textOf(route)}`)
    .join('\n---\n\n')
}
