/**
 * A statement of the specification of the portal, and where it is proven: `path: title of a test`, or `path: text` for
 * what a page or the document of the API says.
 */
export type Statement = readonly [says: string, proof: string]

const FIELDS = 'test/openapi/connectFields.test.ts: every entity has just the fields of the specification'
const REQUIRED = 'test/openapi/connect.test.ts: the required fields are those of the specification'
const VALUES = 'test/openapi/connectFields.test.ts: %s has just the values of the specification'
const CALLS =
  'test/openapi/connect.test.ts: the operations are those of the specification, with what they take and answer'
const CRAWL = 'test/browser/crawl.test.ts: every route of the %s answers'
const TIED = 'test/openapi/connect.test.ts: with $decides $value, $schema accepts just the fields of it'
const CONSTANTS = 'test/portal/constants.test.ts'

/** In the order of the specification, by the numbers of its sections. */
export const STATEMENTS: Record<string, readonly Statement[]> = {
  '1 what it does': [
    [
      'the tagline names a seamless primary market investing experience',
      `${CONSTANTS}: the tagline is that of the portal`,
    ],
    [
      'the title of the site is "Developer Portal | {brand}"',
      'test/browser/head.test.ts: the home page has the title of the site, every other page its own before it',
    ],
    ['there are fifteen overview guides', CRAWL],
    ['there are term pages', CRAWL],
    ['a client reads offers', 'content/docs/overview/introduction.md: api:listOffers'],
    ['a client submits subscriptions', 'content/docs/overview/introduction.md: api:createSubscription'],
    ['a client reads and cancels subscriptions', 'content/docs/overview/introduction.md: api:cancelSubscription'],
    [
      'a client reads allocations',
      'content/docs/overview/introduction.md: read allocations: what each subscription received',
    ],
    ['a client checks the health of the service', 'content/docs/overview/authentication.md: api:getHealth'],
    [
      'retail is private and unqualified, professional certified, ecp/institutional corporate',
      'content/docs/overview/faqs.md: `retail` for private, unqualified investors, `professional` for certified investors, and `ecp/institutional` for corporate ones',
    ],
    [
      'each client is tied to one currency',
      'content/docs/overview/authentication.md: Each API client is tied to one currency.',
    ],
  ],
  '2 screens and routes': [
    [
      'the site is served from the base path /',
      `${CONSTANTS}: the site has its base path, one language and one version`,
    ],
    [
      'the navigation has Documentation and API at the left, and the main site at the right',
      `${CONSTANTS}: the navigation has three items`,
    ],
    [
      'Documentation opens the sidebar called the developer portal overview',
      'test/browser/layout.test.ts: at %i px the sidebar is a column of 300 px, and there is no menu button',
    ],
    ['/ is the home page', CRAWL],
    ['/api/ is the reference, made from a file', 'test/openapi/connect.test.ts: the document is valid OpenAPI'],
    ['/healthcheck answers', 'test/browser/crawl.test.ts: the health check is there for machines, too'],
    ['/docs is the root of the documentation', CRAWL],
    ['/docs/category/overview is the index of the category', CRAWL],
    [
      'the guides are in the overview sidebar',
      'test/browser/walk.test.ts: the keyboard alone reaches every page, and no step loads a document',
    ],
    ['terms have no sidebar', `${CONSTANTS}: terms are in no sidebar`],
    [
      'any other path is the not-found page',
      'test/browser/navigation.test.ts: leads to every kind of page, and shows the one for unknown addresses in place',
    ],
    [
      'a page that loads shows a spinner',
      'test/browser/slowPage.test.ts: shows a bar after 200 ms, and a spinner in its place when the bar has run for a second',
    ],
    [
      'a page that fails shows an error with Retry',
      'test/browser/navigationErrors.test.ts: shows the reason, and Retry brings it',
    ],
    [
      'the announcement can be dismissed, and that is remembered',
      'test/browser/announcement.test.ts: is gone once it is dismissed, and stays away over pages and reloads',
    ],
    ['until its id changes', 'test/browser/announcement.test.ts: sees the next one, whose id is another, at once'],
    [
      'the logo has a light and a dark variant',
      'test/browser/colorMode.test.ts: sees the dark logo, and does not load the light one',
    ],
    [
      'pages have canonical and alternate links',
      'test/browser/head.test.ts: every page names its one address, for English and for everybody',
    ],
    [
      'a wrong base URL shows a banner on the home page',
      'test/browser/baseUrlBanner.test.ts: a portal built for /portal/ and served at / says so on its home page',
    ],
    [
      'a broken link fails the build',
      'test/check/links.test.ts: a missing page is reported at its link, with the nearest one spelt like the link',
    ],
    [
      'the sidebar cannot be hidden',
      'test/browser/layout.test.ts: at %i px the sidebar is a column of 300 px, and there is no menu button',
    ],
    [
      'categories of the sidebar are not auto-collapsed',
      'test/browser/menu.test.ts: that holds the page is open, whatever was done before, and so are the others',
    ],
    ['the table of contents shows levels 2 and 3', `${CONSTANTS}: tables of contents have the levels 2 and 3`],
    ['"This page crashed" has "Try again"', 'test/browser/crash.test.ts: recovers on “Try again”'],
    ['there are tag lists', 'test/browser/crawl.test.ts: no link of the portal is broken, and all pages are linked'],
    ['there are blog lists', 'test/browser/crawl.test.ts: no link of the portal is broken, and all pages are linked'],
    [
      'there are standalone pages',
      'test/kinds/page/landing.test.ts: a landing page has a head, buttons and cards of its own',
    ],
  ],
  '3 entities': [
    ['an offer requires all eight of its fields', REQUIRED],
    ['offerType has four values', VALUES],
    ['offerSubType has twelve values', VALUES],
    ['countryCode is a code of ISO 3166', 'test/openapi/connectFields.test.ts: countries are two-letter codes'],
    ['minTargetRaiseCombined applies when the sub-type is mixed', TIED],
    ['status is open or closed for subscription', VALUES],
    ['type and subType are deprecated', FIELDS],
    ['details have links, membership and documents', FIELDS],
    ['membershipRequired has three values', VALUES],
    ['the text of an offer has nine fields', FIELDS],
    ['priceType has three values', VALUES],
    ['offerPrice and discount are for a fixed price only', TIED],
    ['four fields are for a range only', TIED],
    [
      'the currency of pricing includes GBX, and is deprecated',
      'test/openapi/connect.test.ts: the currency of a %s can be GBX: %s',
    ],
    ['acceptedCurrency is required, without GBX', REQUIRED],
    ['all dates are date-times', FIELDS],
    ['start, end and last change are required', REQUIRED],
    ['admissionDateTime may be null', FIELDS],
    ['an issuer requires five fields', REQUIRED],
    [
      'sellerName is for secondary or mixed offers, fttRequired for France',
      'test/openapi/connect.test.ts: the issuer of an offer %s in %s of the sub-type %s may have just %j',
    ],
    ['a subscription that is sent requires seven fields', REQUIRED],
    ['it may have eight more', FIELDS],
    ['subscriptionType is deprecated in favour of subscriptionCategory', FIELDS],
    ['a subscription that is read requires seven fields', REQUIRED],
    ['it may have more, membershipStatus among them', FIELDS],
    ['allocations of an offer have a price, a count and a list', FIELDS],
    ['an allocation requires twelve fields, one named after the product', REQUIRED],
    ['the error model has error, message and validationErrors', FIELDS],
    ['the validation error response has errors by property', FIELDS],
    ['a health response has status, info, error and details', FIELDS],
    ['currencies have seven values', VALUES],
    ['investorReferenceType has seven values, and five in allocations', VALUES],
    ['subscriptionType has five values', VALUES],
    ['subscriptionCategory has three values', VALUES],
    ['accountType has two values', VALUES],
    ['membershipStatus has three values', VALUES],
    ['the status of an allocation has five values', VALUES],
    ['the status of a subscription has three values', VALUES],
  ],
  '4 states': [
    [
      'the colour mode is light at first, whatever the system prefers',
      'test/browser/colorMode.test.ts: is light at first, also where the system prefers dark',
    ],
    [
      'it can be switched',
      'test/browser/colorMode.test.ts: is switched to dark and back by a button that says where it leads',
    ],
    ['and is kept on this device', 'test/browser/colorMode.test.ts: finds it on the next page and after a reload'],
    [
      'the version that was picked is kept on this device',
      'test/browser/versions.test.ts: the version that is picked is remembered, and links of the navigation lead to it',
    ],
    [
      'an offer opens at its start and closes at its end, or earlier',
      'content/docs/overview/data-flow-overview.md: It opens at `offerStartDateTime`, and closes at `offerEndDateTime` or earlier at `offerEarlyClose`.',
    ],
    [
      'a subscription is cancelled by a call',
      'content/docs/overview/data-flow-overview.md: the cancel call leads to `cancelled`',
    ],
    [
      'the server validates the membership code',
      'content/docs/overview/data-flow-overview.md: We validate the code on acceptance.',
    ],
    ['health is ok or error', VALUES],
  ],
  '5 validation': [
    ['price fields apply by priceType', TIED],
    ['an amount is cash with at most 6 decimals', 'openapi/connect.yaml: x-decimalPlaces: 6'],
    [
      'the time of a subscription is in UTC',
      'test/openapi/connect.test.ts: the time %s on a subscription is accepted as UTC: %s',
    ],
    [
      'without type and category they have defaults',
      'content/docs/overview/faqs.md: Without both, the type defaults to `discretionary_qualified` and the category to `professional`',
    ],
    ['a failed create returns messages by property', CALLS],
    ['identical subscriptions are duplicates', 'content/docs/overview/idempotency.md: Prevent duplicate subscriptions'],
  ],
  '6 roles': [
    [
      'every operation but the health check takes two keys',
      'test/openapi/connect.test.ts: every operation but the health check takes both keys together',
    ],
    ['the keys are headers', 'test/openapi/connect.test.ts: the keys are two headers'],
  ],
  '7 calls': [
    [
      'the portal calls no product',
      'test/browser/sweep.test.ts: %s logs nothing, loads all its files from this site, does not scroll sideways',
    ],
    [
      'pages are prefetched, but not over slow lines or with data saving',
      'test/browser/prefetch.test.ts: with the connection %j, but what the reader follows comes',
    ],
    ['nine operations have their parameters and answers', CALLS],
    ['modifiedAfter is recommended for polling', 'content/docs/overview/data-flow-overview.md: with `modifiedAfter`'],
    ['offset is an index and limit a maximum', 'content/docs/overview/pagination.md: The starting index.'],
    [
      'every call that a guide shows agrees with the document',
      'test/guides/checkCalls.test.ts: every request that the reference shows agrees with the document',
    ],
  ],
  '8 errors': [
    ['reads answer 400 with the error model', CALLS],
    ['create and cancel answer 400 with the validation error response', CALLS],
    ['an unknown offer is 404', CALLS],
    ['a failed health check is 503', CALLS],
    [
      'a file that cannot be loaded is warned of, and the page loads again',
      'test/browser/lostAssets.test.ts: the page is loaded again once, with a warning, and can be read',
    ],
  ],
  '9 constants': [
    ['the API has version 2.0', `${CONSTANTS}: the API has its version and colour`],
    ['examples of paging use 20 and 10', 'content/docs/overview/pagination.md: `20`'],
    ['the portal has one language, en', `${CONSTANTS}: the site has its base path, one language and one version`],
    [
      'the mobile breakpoint is 996 px, the sidebar 300 px wide',
      'test/browser/layout.test.ts: at %i px the sidebar is a column of 300 px',
    ],
    ['the progress bar has its delay, minimum and speeds', `${CONSTANTS}: the progress bar has its times`],
    ['the primary colour of the reference is a dark navy', `${CONSTANTS}: the API has its version and colour`],
  ],
}
