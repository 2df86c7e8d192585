import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { withValues } from '../portal/variables.ts'

type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: string[]
  items?: Schema
  properties?: Record<string, Schema>
  deprecated?: boolean
}

const text = readFileSync(join(import.meta.dirname, '../../openapi/connect.yaml'), 'utf8')
const connect: { components: { schemas: Record<string, Schema> } } = JSON.parse(JSON.stringify(load(withValues(text))))
const { schemas } = connect.components

/** Every field of each entity of the specification. `!` is deprecated, `?` may be null, `@` is a date-time, `[]` a list. */
const FIELDS: Record<string, string> = {
  Offer: 'id offerType offerSubType details textProperties pricingAndOrderLimits dates issuer',
  OfferDetails:
    'countryCode estTargetRaise minTargetRaiseCombined status type! subType! pressReleaseLink landingPageLink ' +
    'membershipRequired offeringDocuments[]',
  OfferingDocument: 'title documentUrl',
  OfferText:
    'legalDisclaimer specialInstruction restriction offerDiscount priceless useOfProceeds title companyAnnouncements ' +
    'keyInformation',
  PricingAndOrderLimits:
    'priceType offerPrice discount minimumPrice maximumPrice discountFrom discountTo currency! hardMaxLimit ' +
    'hardMinLimit acceptedCurrency',
  OfferDates: 'offerStartDateTime@ offerEndDateTime@ offerEarlyClose@ lastModifiedOn@ admissionDateTime?@',
  Issuer: 'id companyName sector ticker exchangeMic businessDescriptionText sellerName fttRequired securityIdentifier',
  SubscriptionInput:
    'offerId amountRequested subscriptionType! subscriptionCategory clientSubscriptionTimestamp@ currency accountType ' +
    'clientSubscriptionReference investorReferenceType investorReference isExistingShareholder numExistingShares ' +
    'isIssuerEmployee membershipCode residencyOfInvestors[]',
  SubscriptionModel:
    'id offerId amountRequested currency subscriptionType status clientSubscriptionTimestamp@ ' +
    'clientSubscriptionReference investorReferenceType investorReference isExistingShareholder numExistingShares ' +
    'isIssuerEmployee membershipCode membershipStatus subscriptionCategory accountType residencyOfInvestors[]',
  OfferAllocationModel: 'offerId price priceCurrency allocationCount allocations[]',
  AllocationDetail:
    'subscriptionId receivedByMeridianTimestamp@ amountRequested currency amountAccepted amountAllocated ' +
    'sharesAllocated clientSubscriptionTimestamp@ accepted status membershipStatus subscriptionCategory ' +
    'clientSubscriptionReference investorReferenceType investorReference message membershipCode accountType',
  ErrorModel: 'error message validationErrors[]',
  ValidationErrorResponseModel: 'status message errors[]',
  PropertyError: 'property messages[]',
  HealthResponse: 'status info error details',
  HealthComponent: 'status message',
}

/** The values of each field that has a list of them, in the order of the specification. */
const VALUES: Record<string, string> = {
  'Offer.offerType': 'primary_placing secondary_placing fixed_income ipo',
  'Offer.offerSubType':
    'company_placing investment_trust intermediary_offer blocks fully_marketed_offer company_ipo ' +
    'investment_trust_ipo spac_ipo de_spac_ipo re_ipo corporate_bond government_bond',
  'OfferDetails.status': 'open_for_subscription closed_for_subscription',
  'OfferDetails.type': 'ipo follow_on',
  'OfferDetails.subType': 'primary secondary mixed',
  'OfferDetails.membershipRequired': 'no yes optional',
  'PricingAndOrderLimits.priceType': 'fixed no_price range',
  'PricingAndOrderLimits.currency': 'GBX GBP EUR USD NOK SEK DKK',
  'PricingAndOrderLimits.acceptedCurrency': 'GBP EUR USD NOK SEK DKK',
  'OfferAllocationModel.priceCurrency': 'GBX GBP EUR USD NOK SEK DKK',
  'SubscriptionInput.investorReferenceType': 'nino lei identity_card_number passport_number concat ssn other',
  'AllocationDetail.investorReferenceType': 'nino lei identity_card_number passport_number concat',
  'SubscriptionInput.subscriptionType':
    'xo_qualified xo_unqualified discretionary_qualified discretionary_unqualified institutional',
  'SubscriptionInput.subscriptionCategory': 'retail professional ecp/institutional',
  'SubscriptionInput.accountType': 'general_investment tax_efficient',
  'SubscriptionModel.status': 'accepted rejected cancelled',
  'SubscriptionModel.membershipStatus': 'verified pending_checks code_not_found',
  'AllocationDetail.status': 'unallocated aborted committed allocated pending',
  'HealthResponse.status': 'ok error',
}

const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : { ...schemas[schema.$ref.replace(/.*\//, '')], ...schema }

function marked([name, schema]: [string, Schema]): string {
  const { type, format, deprecated } = resolved(schema)
  const marks = [
    deprecated ? '!' : '',
    Array.isArray(type) && type.includes('null') ? '?' : '',
    format === 'date-time' ? '@' : '',
    type === 'array' ? '[]' : '',
  ]
  return name + marks.join('')
}

test('every entity has just the fields of the specification', () => {
  const entities = Object.entries(schemas).filter(([, { properties }]) => properties !== undefined)
  const found = entities.map(([name, { properties = {} }]) => [name, Object.entries(properties).map(marked).join(' ')])
  expect(Object.fromEntries(found)).toEqual(FIELDS)
})

test.each(Object.entries(VALUES))('%s has just the values of the specification', (path, values) => {
  const [entity = '', field = ''] = path.split('.')
  const schema = schemas[entity]?.properties?.[field]
  expect(schema && resolved(schema).enum?.join(' ')).toBe(values)
})

test('countries are two-letter codes, those of ISO 3166 but for the ones that are reserved', () => {
  const codes = schemas['CountryCode']?.enum ?? []
  expect(codes.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([])
  expect(codes).toHaveLength(249)
  expect(resolved(schemas['OfferDetails']?.properties?.['countryCode'] ?? {}).enum).toEqual(codes)
})
