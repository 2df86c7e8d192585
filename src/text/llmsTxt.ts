import { escapeText, heading, paragraph } from '../model/markdown.ts'
import { fileHref, type Route, textFileOf } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import { printableText } from './printableText.ts'
import { readingOrder } from './readingOrder.ts'

// A longer list is more than a language model reads to find a page.
const MOST_PAGES = 500

/**
 * A map of the site for language models: https://llmstxt.org. Of a very long reference it has the pages that list those of
 * single operations and schemas.
 */
export function llmsTxt(site: Site): string {
  const { config } = site
  const parts = readingOrder(site).map(({ title, pages }) => {
    const listed = pages.filter(({ route }) => !isOneOfVeryMany(site, route))
    const lines = listed.map(({ route, label, description }) => {
      const address = config.url + fileHref(textFileOf(route, config), config)
      const about = description ? `: ${textOf(description)}` : ''
      return `- [${textOf(label)}](${address})${about}\n`
    })
    return `\n${heading(2, textOf(title))}\n\n${lines.join('')}`
  })
  return llmsHead(site) + parts.join('')
}

function isOneOfVeryMany({ routes }: Site, route: Route): boolean {
  const content = routes.get(route)
  return content?.kind === 'api' && content.api.pages.length > MOST_PAGES && content.page.view.part?.is === 'element'
}

/** The title and the tagline of the site. */
export function llmsHead({ config }: Site): string {
  const title = heading(1, textOf([config.title, config.brand].filter(Boolean).join(' | ')))
  return config.tagline ? `${title}\n\n> ${paragraph(textOf(config.tagline))}\n` : `${title}\n`
}

/** A text on one line, none of which is markup. */
const textOf = (text: string): string => escapeText(printableText(text.replace(/\s+/g, ' ')))
