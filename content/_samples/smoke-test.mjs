import { call } from './connect.mjs';

const currency = process.env.CONNECT_CURRENCY; // the currency of your client, such as GBP
if (!currency) throw new Error('Set the variable CONNECT_CURRENCY');

const health = await call('GET', '/healthcheck');
if (health.status !== 'ok') throw new Error(`FAILED: health is ${health.status}`);
console.log('ok: health');

const offers = await call('GET', '/offer', { query: { offset: 0, limit: {{pageSize}} } });
console.log('ok: keys');

const open = offers.filter((offer) => offer.details.status === 'open_for_subscription');
const ours = offers.filter((offer) => offer.pricingAndOrderLimits.acceptedCurrency === currency);
console.log(`first page: ${offers.length} offers, ${open.length} open, ${ours.length} in ${currency}`);
