import type { Attributes } from '../convert/treatment.ts'
import { htmlText } from '../markup/htmlText.ts'

/** The contents that an attribute gives to an element; `html` is undefined if they can only be determined by running the page. */
type GivenContent = { attribute: string; html: string | undefined }

/** Reads `set:html` and `set:text` of Astro, and `dangerouslySetInnerHTML` of React. */
export function givenContent(attributes: Attributes): GivenContent | undefined {
  const attribute = ['set:html', 'set:text', INNER].find((name) => name in attributes)
  if (attribute === undefined) return undefined
  const written = attributes[attribute === INNER ? `${INNER}.__html` : attribute]
  const html = attribute === 'set:text' && written !== undefined ? htmlText(written) : written
  return { attribute, html: html || undefined }
}

const INNER = 'dangerouslySetInnerHTML'
