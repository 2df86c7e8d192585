import type { Statement } from './statements.ts'

/** What the portal has beyond its specification, and where it is proven. */
export const POINTS: Record<string, readonly Statement[]> = {
  words: [
    [
      'one voice: no guide names gaps or sends its reader to ask',
      'test/portal/readability.test.ts: no guide names gaps of a specification, or sends its reader to ask',
    ],
    ['sentences are short', 'test/portal/readability.test.ts: the sentences of a guide have at most'],
    [
      'words are common English',
      'test/portal/readability.test.ts: every word of a guide is common English or in the list of exceptions, and the list has no other',
    ],
    [
      'open points are lines of one table',
      'content/docs/overview/onboarding.md: ## Agreed with you at onboarding {#agreed-at-onboarding}',
    ],
    [
      "no example could be somebody's",
      "test/portal/identifiers.test.ts: check finds no example that could be somebody's, and reads those that look like it",
    ],
    [
      'a failed create is described once, and included',
      'content/docs/overview/idempotency.md: :::include{file=/content/_parts/outcome.md}',
    ],
    [
      'a program is the same in every guide',
      'test/portal/failedPosts.test.ts: a file is the same in every guide that has it',
    ],
    [
      'every program that posts is tried against failures',
      'test/portal/failedPosts.test.ts: no program that posts is left out',
    ],
    [
      'also against an answer that never comes',
      'test/soak/timeOut.test.ts: %s: a create call that is never answered has an unknown outcome',
    ],
    [
      'programs check what comes back, and keep personal data out of logs',
      'test/portal/answers.test.ts: %s %s: takes the record that was sent, and masks what is personal',
    ],
    [
      'the pairs of types and categories are lines of that table',
      'content/docs/overview/onboarding.md: Which `subscriptionType` goes with each `subscriptionCategory`',
    ],
    [
      'a program settles what an earlier run left',
      'content/docs/overview/idempotency.md: file=/content/_samples/resume.mjs',
    ],
  ],
  'worked examples': [
    ['a price in pence', 'content/docs/overview/data-flow-overview.md: 125 GBX is 1.25 GBP'],
    [
      'a community offer with its membership code',
      'content/docs/overview/data-flow-overview.md: "membershipCode": "NWE-MEMBERS"',
    ],
    ['a rejected subscription', 'content/docs/overview/data-flow-overview.md: "status": "rejected"'],
    ['an aborted allocation', 'content/docs/overview/data-flow-overview.md: "status": "aborted"'],
    [
      'an institutional order',
      'content/docs/overview/request-and-response-format.md: "subscriptionType": "institutional"',
    ],
    ['a bond', 'content/docs/overview/request-and-response-format.md: "offerSubType": "corporate_bond"'],
    ['a range of prices', 'content/docs/overview/request-and-response-format.md: "priceType": "range"'],
  ],
  places: [
    ['Home says what is built', 'content/index.md: title: Offer your clients new share issues, through one API'],
    ['a way in for those who evaluate', 'content/index.md: **[Evaluate](./docs/overview/introduction.md)**'],
    ['a way in for those who build', 'content/index.md: **[Build](./docs/overview/getting-started-1.md)**'],
    [
      'a way in for those who go live',
      'content/index.md: **[Go live](./docs/overview/onboarding.md#agreed-at-onboarding)**',
    ],
    ['three steps with their calls', 'content/index.md: [`GET /allocation/{offerId}`](api:getAllocation)'],
    [
      'the category page has groups',
      'test/kinds/category/cards.test.ts: the page of a category has a card for each entry, and a group for each category without a page',
    ],
    [
      'letters of the glossary',
      'test/portal/glossary.test.ts: each letter to jump by leads to the first term that begins with it',
    ],
    [
      'terms have the glossary above them, and neighbours',
      'test/site/glossary.test.ts: a term belongs to the page of the glossary, and its neighbours are the terms beside it',
    ],
    [
      'the search opens with recent and frequent places',
      'test/browser/searchMemory.test.ts: are those whose results were followed; each can be asked again and forgotten',
    ],
    ['the search answers questions', 'test/search/questions.test.ts: in %s, "%s" finds the page "%s"'],
    [
      'the failed state has a title of its own',
      'test/browser/navigationErrors.test.ts: shows the reason, and Retry brings it',
    ],
    [
      'the banner of a wrong base URL is in view',
      'test/browser/baseUrlBanner.test.ts: on two visits, after a reload further down, and at the address of a heading',
    ],
    [
      'an unknown address leads to its section',
      'test/browser/notFound.test.ts: %s leads to the page of its section, after those that are spelt like it',
    ],
    [
      'an unknown address finds pages by its words',
      'test/browser/notFound.test.ts: an address of an old site finds pages by its words',
    ],
  ],
  look: [
    [
      'the request is beside the operation from 1100 px',
      'test/browser/apiLayout.test.ts: stands beside its heading from 1100 px, and below what it takes and answers on narrower screens',
    ],
    [
      'a reference begins with what a first call needs',
      'test/browser/apiLayout.test.ts: a reference begins with a request beside its introduction from 1100 px, and below it on narrower screens',
    ],
    [
      'the contents of a reference show where the reader is',
      'test/browser/apiLayout.test.ts: the contents show which operation is read',
    ],
    [
      'code blocks have a bar',
      'test/browser/code.test.ts: alone have the button, beside Copy in a bar with the title or else the language',
    ],
    [
      'the table of contents is beside the text from 1200 px',
      'test/browser/layout.test.ts: at %i px the contents stand beside the text, open',
    ],
    ['and a closed box below that', 'test/browser/layout.test.ts: the contents are folded above the text'],
    [
      'page actions are one menu',
      'test/browser/copyPage.test.ts: the menu closes by Escape, by a click beside it and by moving on',
    ],
    [
      'pages do not move while they load',
      'test/browser/layoutShift.test.ts: $kind at $width px does not move while it loads, however late its script comes',
    ],
    ['pages keep to their budgets', 'test/browser/budgets.test.ts: the style that stands in a page is at most 5 KB'],
  ],
}
