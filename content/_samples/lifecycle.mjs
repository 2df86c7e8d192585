import { call } from './connect.mjs';

const [offerId, reference] = process.argv.slice(2);
if (!offerId || !reference) throw new Error('usage: node lifecycle.mjs OFFER_ID REFERENCE');

// Read the offer, and stop unless it takes this order.
const amountRequested = 1500;
const offer = await call('GET', `/offer/${encodeURIComponent(offerId)}`);
const { acceptedCurrency, hardMinLimit, hardMaxLimit } = offer.pricingAndOrderLimits;
if (offer.details.status !== 'open_for_subscription') throw new Error(`The offer is ${offer.details.status}`);
if (acceptedCurrency !== process.env.CONNECT_CURRENCY) throw new Error(`The offer accepts ${acceptedCurrency}`);
if (offer.details.membershipRequired === 'yes') throw new Error('The offer asks for a membership code');
if (amountRequested < (hardMinLimit ?? 0) || amountRequested > (hardMaxLimit ?? Infinity)) {
  throw new Error('The amount is outside the limits of the offer');
}

// Create.
const sent = {
  offerId,
  amountRequested,
  currency: acceptedCurrency,
  subscriptionType: 'xo_unqualified', // deprecated, and still required
  subscriptionCategory: 'retail',
  accountType: 'general_investment',
  clientSubscriptionReference: reference,
  clientSubscriptionTimestamp: new Date().toISOString(),
};
const created = await call('POST', '/subscription', { body: sent });
const path = `/subscription/${encodeURIComponent(created.id)}`;
console.log('created  ', created.id, created.status);
if (created.status === 'rejected') throw new Error('It was rejected, so there is nothing to cancel');

try {
  // Read.
  const recorded = await call('GET', path);
  for (const name of ['offerId', 'amountRequested', 'currency', 'clientSubscriptionReference']) {
    if (recorded[name] !== sent[name]) throw new Error(`${name} is ${recorded[name]}, not ${sent[name]}`);
  }
} finally {
  // Cancel, and read again.
  await call('PUT', `${path}/cancel`);
  const cancelled = await call('GET', path);
  console.log('cancelled', cancelled.id, cancelled.status);
}
