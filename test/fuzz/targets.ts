import { readConfig } from '../../src/config/readConfig.ts'
import { parsePage } from '../../src/markdown/parsePage.ts'
import { referenceParser } from '../../src/markdown/referenceParser.ts'
import type { Problem } from '../../src/model/problem.ts'
import { sourcePath } from '../../src/model/route.ts'
import { expectAgreementOnPage, expectAgreementOnSite } from '../config/agreement.ts'
import { options } from '../markdown/parse.ts'
import { readDocument } from '../openapi/readApi.ts'
import type { Format } from './texts.ts'

const page = { path: sourcePath('content/docs/guide/intro.md') }

const reference = { ...options, pipeline: 'reference' as const, parseMdast: referenceParser() }

const markdown = (text: string, by = options): Problem[] => parsePage({ ...page, text }, 'key', by).problems

/** The schemas for editors agree with what is found, but for values that are null in one place and a word in another. */
const agreeing = (text: string, check: () => void): void =>
  /null|~|[:-][ \t\r]*(?:[\n,}\]]|$)/.test(text) ? undefined : check()

/** What reads each format. */
export const READERS: Record<Format, (text: string, seed: number) => Problem[] | Promise<Problem[]>> = {
  markdown: (text, seed) => markdown(text, seed % 16 === 0 ? reference : options),
  'front matter'(text) {
    agreeing(text, () => expectAgreementOnPage(text))
    return markdown(text)
  },
  'site.yaml'(text) {
    const { problems } = readConfig({ path: sourcePath('content/site.yaml'), text })
    agreeing(text, () => expectAgreementOnSite(text, problems.length))
    return problems
  },
  openapi: async (text) => (await readDocument(text)).problems,
}
