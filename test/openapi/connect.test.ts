import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { withValues } from '../portal/variables.ts'

/** Each operation of the specification: its id, what it takes (`?` is optional) and what it answers. */
const OPERATIONS = {
  'GET /offer': ['listOffers', 'modifiedAfter? offset? limit?', '200 Offer[], 400 ErrorModel'],
  'GET /offer/{offerId}': ['getOffer', 'offerId', '200 Offer, 400 ErrorModel, 404 ErrorModel'],
  'GET /allocation': ['listAllocations', '', '200 OfferAllocationModel[], 400 ErrorModel'],
  'GET /allocation/{offerId}': ['getAllocation', 'offerId offset? limit?', '200 OfferAllocationModel, 400 ErrorModel'],
  'GET /subscription': ['listSubscriptions', 'offerId? offset? limit?', '200 SubscriptionModel[]'],
  'POST /subscription': [
    'createSubscription',
    'SubscriptionInput',
    '201 SubscriptionModel, 400 ValidationErrorResponseModel',
  ],
  'GET /subscription/{subscriptionId}': ['getSubscription', 'subscriptionId', '200 SubscriptionModel'],
  'PUT /subscription/{subscriptionId}/cancel': [
    'cancelSubscription',
    'subscriptionId',
    '204, 400 ValidationErrorResponseModel',
  ],
  'GET /healthcheck': ['getHealth', '', '200 HealthResponse, 503 HealthResponse'],
}

/** The fields that the specification calls required; a schema that is missing here requires none. */
const REQUIRED = {
  Offer: 'id offerType offerSubType details textProperties pricingAndOrderLimits dates issuer',
  PricingAndOrderLimits: 'acceptedCurrency',
  OfferDates: 'offerStartDateTime offerEndDateTime lastModifiedOn',
  Issuer: 'id companyName sector ticker exchangeMic',
  SubscriptionInput:
    'offerId amountRequested subscriptionType subscriptionCategory clientSubscriptionTimestamp currency accountType',
  SubscriptionModel: 'id offerId amountRequested currency subscriptionType status clientSubscriptionTimestamp',
  AllocationDetail:
    'subscriptionId receivedByMeridianTimestamp amountRequested currency amountAccepted amountAllocated ' +
    'sharesAllocated clientSubscriptionTimestamp accepted status membershipStatus subscriptionCategory',
  ErrorModel: 'error message',
  PropertyError: 'property messages',
  HealthComponent: 'status',
}

type Fields = Record<string, unknown>

const text = readFileSync(join(import.meta.dirname, '../../openapi/connect.yaml'), 'utf8')
const connect = fields(load(withValues(text)))

const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)
ajv.addSchema(connect, 'connect')

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function fields(value: unknown): Fields {
  if (isFields(value)) return value
  throw new TypeError(`expected an object, found ${JSON.stringify(value)}`)
}

/** The fields of the object at a path, references followed; none where the document has nothing. */
function at(start: unknown, ...path: string[]): Fields {
  const { $ref, ...object } = fields(start ?? {})
  if (typeof $ref === 'string') return at(connect, ...$ref.split('/').slice(1), ...path)
  const [key, ...rest] = path
  return key === undefined ? object : at(object[key], ...rest)
}

/** Every object of the document with its JSON pointer. What stands inside an example is data, not document. */
function* walk(node: unknown, pointer = ''): Generator<[pointer: string, object: Fields]> {
  if (typeof node !== 'object' || node === null) return
  if (isFields(node)) yield [pointer, node]
  for (const [key, child] of Object.entries(node)) {
    if (key === 'example' || key === 'examples') continue
    yield* walk(child, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
  }
}

function errorsOf(schemaPointer: string, value: unknown): string[] {
  const validate = ajv.compile({ $ref: `connect#${schemaPointer.split('/').map(encodeURIComponent).join('/')}` })
  validate(value)
  return validate.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`) ?? []
}

const nameOf = ({ $ref, items }: Fields): string =>
  typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : `${nameOf(fields(items))}[]`

/** The name of the schema of a request or response, or nothing when it has no body. */
function bodyOf(holder: Fields): string {
  const { schema } = at(holder, 'content', 'application/json')
  return schema === undefined ? '' : nameOf(fields(schema))
}

function summaryOf(operation: Fields): unknown[] {
  const { operationId, parameters } = operation
  const names = Object.values(parameters ?? []).map((each) => {
    const { name, required } = at(each)
    return required === true ? name : `${name}?`
  })
  const answers = Object.entries(at(operation, 'responses')).map(([status, response]) =>
    `${status} ${bodyOf(at(response))}`.trim(),
  )
  return [operationId, [...names, bodyOf(at(operation, 'requestBody'))].join(' ').trim(), answers.join(', ')]
}

const operations = Object.entries(at(connect, 'paths')).flatMap(([path, item]) =>
  Object.entries(fields(item)).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    operation: fields(operation),
  })),
)

/** Parameters, and the bodies of requests and responses: whatever has a schema and may have examples. */
const holders = [...walk(connect)].filter(([, object]) => 'schema' in object)

const examples = holders.flatMap(([holder, object]) => {
  const schema = `${holder}/schema`
  const named = Object.entries(at(object, 'examples')).map(
    ([name, example]) => [`${holder}/examples/${name}`, { schema, value: at(example)['value'] }] as const,
  )
  const single = [`${holder}/example`, { schema, value: object['example'] }] as const
  return 'example' in object ? [single, ...named] : named
})

test('the document is valid OpenAPI', async () => {
  expect(await new Validator().validate(structuredClone(connect))).toEqual({ valid: true })
})

test('the operations are those of the specification, with what they take and answer', () => {
  expect(Object.fromEntries(operations.map(({ name, operation }) => [name, summaryOf(operation)]))).toEqual(OPERATIONS)
})

test('every operation but the health check takes both keys together', () => {
  const both = [{ secret: [], subscriptionKey: [] }]
  for (const { name, operation } of operations) {
    const expected = name === 'GET /healthcheck' ? [] : both
    expect(operation['security'] ?? connect['security'], name).toEqual(expected)
  }
})

test('the keys are two headers', () => {
  expect(at(connect, 'components', 'securitySchemes')).toMatchObject({
    secret: { type: 'apiKey', in: 'header', name: 'secret' },
    subscriptionKey: { type: 'apiKey', in: 'header', name: 'subscription-key' },
  })
})

test('the required fields are those of the specification', () => {
  const lists = Object.entries(at(connect, 'components', 'schemas')).flatMap(([name, schema]) => {
    const { required } = at(schema)
    return Array.isArray(required) ? [[name, required.join(' ')]] : []
  })
  expect(Object.fromEntries(lists)).toEqual(REQUIRED)
})

test('every body has an example', () => {
  const bodies = holders.map(([pointer]) => pointer).filter((pointer) => pointer.includes('/content/'))
  const illustrated = examples.map(([pointer]) => pointer.replace(/\/examples?(\/[^/]*)?$/, ''))
  expect(bodies.filter((body) => !illustrated.includes(body))).toEqual([])
})

test.each(examples)('the example at %s fits its schema', (_, { schema, value }) => {
  expect(errorsOf(schema, value)).toEqual([])
})

/** The fields that can stand with each value of another field of the same object, and with none. */
const TIED: { schema: string; decides: string; allows: Record<string, string[]> }[] = [
  {
    schema: 'PricingAndOrderLimits',
    decides: 'priceType',
    allows: {
      fixed: ['offerPrice', 'discount'],
      range: ['minimumPrice', 'maximumPrice', 'discountFrom', 'discountTo'],
      no_price: [],
      none: [],
    },
  },
  {
    schema: 'OfferDetails',
    decides: 'subType',
    allows: { primary: [], secondary: [], mixed: ['minTargetRaiseCombined'], none: [] },
  },
]

const tiedCases = TIED.flatMap(({ schema, decides, allows }) =>
  Object.keys(allows).map((value) => ({ schema, decides, value, allows })),
)

const subsetsOf = ([first, ...others]: string[]): string[][] =>
  first === undefined ? [[]] : subsetsOf(others).flatMap((set) => [set, [first, ...set]])

test.each(tiedCases)(
  'with $decides $value, $schema accepts just the fields of it',
  ({ schema, decides, value, allows }) => {
    const validate = ajv.compile({ $ref: `connect#/components/schemas/${schema}` })
    const rest = { acceptedCurrency: 'GBP', ...(value === 'none' ? {} : { [decides]: value }) }
    for (const given of subsetsOf(Object.values(allows).flat())) {
      validate({ ...rest, ...Object.fromEntries(given.map((field) => [field, 1])) })
      const refused = (validate.errors ?? []).filter(({ keyword }) => keyword === 'false schema')
      const expected = given.filter((field) => !allows[value]?.includes(field))
      expect(refused.map(({ instancePath }) => instancePath.slice(1)).sort(), `${given}`).toEqual(expected.sort())
      expect(validate.errors === null, `${given}`).toBe(expected.length === 0)
    }
  },
)

const TIME = '2026-03-02T08:00:00Z'

const OFFER = {
  ...{ id: 'a', offerSubType: 'blocks', textProperties: {}, pricingAndOrderLimits: { acceptedCurrency: 'EUR' } },
  dates: { offerStartDateTime: TIME, offerEndDateTime: TIME, lastModifiedOn: TIME },
}

test.each([
  ['secondary_placing', 'FR', undefined, ['sellerName', 'fttRequired']],
  ['secondary_placing', 'GB', undefined, ['sellerName']],
  ['secondary_placing', undefined, undefined, ['sellerName']],
  ['primary_placing', 'FR', undefined, []],
  ['primary_placing', 'FR', 'mixed', ['sellerName']],
  ['ipo', 'FR', 'secondary', ['sellerName', 'fttRequired']],
  ['ipo', 'GB', 'secondary', ['sellerName']],
  ['ipo', undefined, 'primary', []],
  ['fixed_income', undefined, undefined, []],
])(
  'the issuer of an offer %s in %s of the sub-type %s may have just %j',
  (offerType, countryCode, subType, allowed) => {
    const details = { ...(countryCode && { countryCode }), ...(subType && { subType }) }
    const issuer = { id: 'b', companyName: 'C', sector: 'd', ticker: 'E', exchangeMic: 'XPAR' }
    const isAccepted = (more: Fields): boolean =>
      errorsOf('/components/schemas/Offer', { ...OFFER, offerType, details, issuer: { ...issuer, ...more } }).length ===
      0
    const accepted = Object.entries({ sellerName: 'F', fttRequired: true }).filter(([name, value]) =>
      isAccepted({ [name]: value }),
    )
    expect(accepted.map(([name]) => name)).toEqual(allowed)
    expect(isAccepted({})).toBe(true)
  },
)

test.each([
  ['SubscriptionInput', false],
  ['SubscriptionModel', false],
  ['PricingAndOrderLimits', true],
  ['AllocationDetail', true],
])('the currency of a %s can be GBX: %s', (schema, accepted) => {
  expect(errorsOf(`/components/schemas/${schema}/properties/currency`, 'GBX').length === 0).toBe(accepted)
  expect(errorsOf(`/components/schemas/${schema}/properties/currency`, 'GBP')).toEqual([])
})

test('every condition on fields of one object is in the table, and none is fulfilled by a missing field', () => {
  const conditions = [...walk(connect)].filter(
    ([pointer, object]) => 'if' in object && !pointer.startsWith('/components/schemas/Offer/'),
  )
  const schemas = conditions.map(([pointer]) => pointer.split('/').slice(0, 4).join('/'))
  expect(new Set(schemas)).toEqual(new Set(TIED.map(({ schema }) => `/components/schemas/${schema}`)))
  for (const [pointer, object] of conditions) {
    const { required, properties } = at(object, 'if')
    expect(required, pointer).toEqual(Object.keys(fields(properties)))
  }
})

test.each([
  ['2026-03-02T09:15:30Z', true],
  ['2026-03-02T09:15:30.250+00:00', true],
  ['2026-03-02T10:15:30+01:00', false],
  ['2026-03-02', false],
])('the time %s on a subscription is accepted as UTC: %s', (time, accepted) => {
  const pointer = '/components/schemas/SubscriptionInput/properties/clientSubscriptionTimestamp'
  expect(errorsOf(pointer, time).length === 0).toBe(accepted)
})
