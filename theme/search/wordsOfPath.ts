import { decoded } from '../dom.ts'

const LONGEST = 60

/** What an address says: of `/docs/rate-limit.html` it is "rate limit". Folders are mostly right, and say little. */
export function wordsOfPath(path: string): string {
  const name = path.split('/').findLast((segment) => segment !== '' && !/^index\.html?$/i.test(segment)) ?? ''
  return decoded(name)
    .replace(/\.\w+$/, '')
    .replaceAll(/[-_+.\s]+/g, ' ')
    .trim()
    .slice(0, LONGEST)
}
