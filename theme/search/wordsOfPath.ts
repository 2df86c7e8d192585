import { decoded } from '../dom.ts'

const LONGEST = 60

/**
 * Returns the words of an address: `/docs/rate-limit.html` is "rate limit". Folders are mostly correct and not
 * specific.
 */
export function wordsOfPath(path: string): string {
  const name = path.split('/').findLast((segment) => segment !== '' && !/^index\.html?$/i.test(segment)) ?? ''
  return decoded(name)
    .replace(/\.\w+$/, '')
    .replaceAll(/[-_+.\s]+/g, ' ')
    .trim()
    .slice(0, LONGEST)
}
