const CURRENCIES = ['GBP', 'EUR', 'USD', 'NOK', 'SEK', 'DKK'];
const SUBSCRIPTION_STATUSES = ['accepted', 'rejected', 'cancelled'];
const OFFER_STATUSES = ['open_for_subscription', 'closed_for_subscription'];
const PRICE_TYPES = ['fixed', 'no_price', 'range'];

/** The JSON of an answer. Throws unless the status and the content type are the expected ones. */
export async function readJson(response, expectedStatus = 200) {
  const text = await response.text();
  if (response.status !== expectedStatus) throw new Error(`status ${response.status}, not ${expectedStatus}`);
  const type = response.headers.get('content-type') ?? 'none';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new Error(`content type ${type}`);
  return JSON.parse(text);
}

/** A subscription. Throws unless it is what was sent. */
export function verifySubscription(body, { sent, id } = {}) {
  const required = ['id', 'offerId', 'amountRequested', 'currency', 'subscriptionType', 'status'];
  stopOn(missing(body, [...required, 'clientSubscriptionTimestamp']), 'subscription');
  const problems = wrongAmount(body, 'amountRequested');
  if (id !== undefined && body.id !== id) problems.push('id is not the one asked for');
  if (!CURRENCIES.includes(body.currency)) problems.push(`currency ${body.currency} is not known`);
  if (sent) {
    for (const name of ['offerId', 'currency', 'clientSubscriptionReference']) {
      if (body[name] !== sent[name]) problems.push(`${name} is not what was sent`);
    }
    if (micros(body.amountRequested) !== micros(sent.amountRequested)) {
      problems.push('amountRequested is not what was sent');
    }
    if (Date.parse(body.clientSubscriptionTimestamp) !== Date.parse(sent.clientSubscriptionTimestamp)) {
      problems.push('clientSubscriptionTimestamp is not what was sent');
    }
  }
  stopOn(problems, 'subscription');
  return { ...body, status: known(body.status, SUBSCRIPTION_STATUSES, 'subscription status') };
}

/** What your system needs of an offer, read from fields that are not deprecated. */
export function verifyOffer(body, { id, currency } = {}) {
  const parts = ['details', 'textProperties', 'pricingAndOrderLimits', 'dates', 'issuer'];
  stopOn(missing(body, ['id', 'offerType', 'offerSubType', ...parts]), 'offer');
  const { details, pricingAndOrderLimits: pricing, dates, issuer } = body;
  stopOn(missing(pricing, ['acceptedCurrency']), 'pricing of the offer');
  stopOn(missing(dates, ['offerStartDateTime', 'offerEndDateTime', 'lastModifiedOn']), 'dates of the offer');
  stopOn(missing(issuer, ['id', 'companyName', 'sector', 'ticker', 'exchangeMic']), 'issuer of the offer');
  const problems = [];
  if (id !== undefined && body.id !== id) problems.push('id is not the one asked for');
  if (currency !== undefined && pricing.acceptedCurrency !== currency) {
    problems.push(`acceptedCurrency is ${pricing.acceptedCurrency}, not ${currency}`);
  }
  stopOn(problems, 'offer');
  return {
    id: body.id,
    company: issuer.companyName,
    status: known(details.status, OFFER_STATUSES, 'offer status'),
    priceType: known(pricing.priceType, PRICE_TYPES, 'price type'),
    currency: pricing.acceptedCurrency,
    closesAt: dates.offerEarlyClose ?? dates.offerEndDateTime,
    lastModifiedOn: dates.lastModifiedOn,
  };
}

/** Whole millionths, so that amounts can be compared. */
function micros(amount) {
  return Math.round(amount * 1e6);
}

function wrongAmount(body, name) {
  const amount = body[name];
  const valid = Number.isFinite(amount) && amount >= 0 && micros(amount) / 1e6 === amount;
  return valid ? [] : [`${name} is not an amount with at most six decimals`];
}

function missing(body, names) {
  if (body === null || typeof body !== 'object') return ['the body is not an object'];
  return names.filter((name) => body[name] === undefined || body[name] === null).map((name) => `${name} is missing`);
}

/** The value, or "unknown". Reports it, so that somebody can find out what it means. */
function known(value, values, what) {
  if (values.includes(value)) return value;
  console.warn(`unknown ${what}: ${value}`);
  return 'unknown';
}

function stopOn(problems, what) {
  if (problems.length > 0) throw new Error(`${what}: ${problems.join('; ')}`);
}
