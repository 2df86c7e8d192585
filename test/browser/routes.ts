const GUIDES = [
  'authentication',
  'connect-api-performance-and-scalability',
  'data-and-security',
  'data-flow-overview',
  'faqs',
  'getting-started-1',
  'glossary',
  'http-error-codes',
  'idempotency',
  'introduction',
  'onboarding',
  'pagination',
  'rate-limits',
  'request-and-response-format',
  'webhooks',
]

const TERMS = [
  'allocation',
  'api',
  'block',
  'bond',
  'follow_on',
  'initial_public_offering',
  'investment_trust',
  'offer',
  'rest',
  'restful_web_api',
  'spac',
  'subscription',
  'webhook',
]

export const GUIDE_ROUTES = GUIDES.map((name) => `/docs/overview/${name}/`)
export const TERM_ROUTES = TERMS.map((name) => `/docs/terms/${name}/`)

/** The pages behind the first of the reference. */
export const API_ROUTES = ['offers', 'allocations', 'subscriptions', 'health', 'schemas'].map((name) => `/api/${name}/`)

/** The lists of guides by topic. */
export const TAG_ROUTES = ['', 'start/', 'money/', 'errors/', 'security/', 'lists/', 'performance/'].map(
  (tag) => `/tags/${tag}`,
)

/** What is new: the list of posts, the archive, and the posts. */
export const BLOG_ROUTES = [
  '',
  'archive/',
  '2026-11-20-connect-2-0/',
  '2026-11-21-checked-examples/',
  '2026-11-22-duplicates-and-topics/',
].map((path) => `/whats-new/${path}`)

/** Pages that no other one leads to. */
export const UNLISTED_ROUTES = ['/docs/terms/term_name/']

/** Every page that the portal must have. */
export const ROUTES = [
  '/',
  '/api/',
  ...API_ROUTES,
  '/healthcheck/',
  '/docs/',
  '/docs/category/overview/',
  ...GUIDE_ROUTES,
  ...TERM_ROUTES,
  ...TAG_ROUTES,
  ...BLOG_ROUTES,
  ...UNLISTED_ROUTES,
]

/** An address with no page behind it. */
export const NO_PAGE = '/docs/no/such/page/'

/** One page of each kind, as the theme tells them apart. */
export const PAGE_KINDS = {
  home: '/',
  'landing page': '/docs/',
  guide: '/docs/overview/pagination/',
  term: '/docs/terms/allocation/',
  category: '/docs/category/overview/',
  'API reference': '/api/',
  'operations of a tag': '/api/subscriptions/',
  'schemas of an API': '/api/schemas/',
  'health check': '/healthcheck/',
  'not found': NO_PAGE,
}

/** Pages with parts that those of the kinds do not have: a life cycle, diagrams, tables, posts. */
export const PAGES_WITH_OTHER_PARTS = [
  '/docs/overview/getting-started-1/',
  '/docs/overview/data-flow-overview/',
  '/docs/overview/http-error-codes/',
  '/tags/errors/',
  '/whats-new/',
  '/whats-new/archive/',
  '/whats-new/2026-11-22-duplicates-and-topics/',
]
