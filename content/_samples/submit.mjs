import { setTimeout as sleep } from 'node:timers/promises';
import { call, ConnectError } from './connect.mjs';
import { enter, record } from './ledger.mjs';
import { findByReference, isOf } from './orders.mjs';

const PAUSES = [5, 25, 60]; // seconds before each look
const ATTEMPTS = 2;
const underWay = new Map();

/** Sends an order so that exactly one subscription exists. Returns its entry in the ledger. */
export function submit(order) {
  const reference = order.clientSubscriptionReference;
  if (!reference) throw new Error('An order needs a clientSubscriptionReference');
  const before = underWay.get(reference) ?? Promise.resolve();
  const work = before.catch(() => {}).then(() => carryOut(order));
  underWay.set(reference, work); // a second call waits for the first, and finds its result
  const forget = () => underWay.get(reference) === work && underWay.delete(reference);
  work.then(forget, forget);
  return work;
}

async function carryOut(order) {
  let entry = await enter(order);
  for (let attempt = 1; ; attempt += 1) {
    if (entry.state === 'sending' || entry.state === 'unknown') entry = await settle(entry);
    if (entry.state !== 'ready') return entry;
    if (attempt > ATTEMPTS) throw new Error(`${order.clientSubscriptionReference} did not arrive`);
    await mustBeOpen(entry.order.offerId);
    entry = await post(entry);
  }
}

async function post(entry) {
  await record(entry, { state: 'sending' }); // before the request, never after it
  try {
    const subscription = await call('POST', '/subscription', { body: entry.order });
    const state = isOf(entry.order, subscription) ? 'created' : 'unknown';
    return await record(entry, { state, subscription });
  } catch (error) {
    if (!(error instanceof ConnectError)) throw error;
    if (error.outcomeUnknown) return record(entry, { state: 'unknown', reason: error.message });
    return record(entry, { state: 'refused', problems: error.problems });
  }
}

/** Finds out what became of a request: the entry is created or ready afterwards. */
async function settle(entry) {
  const { offerId, clientSubscriptionReference: reference } = entry.order;
  for (const pause of PAUSES) {
    await sleep(pause * 1000);
    const [subscription, ...more] = await findByReference(offerId, reference);
    if (more.length > 0) throw new Error(`${reference} exists ${more.length + 1} times`);
    if (subscription === undefined) continue;
    if (!isOf(entry.order, subscription)) throw new Error(`${reference} is not what was sent`);
    return record(entry, { state: 'created', subscription });
  }
  return record(entry, { state: 'ready' });
}

async function mustBeOpen(offerId) {
  const { details } = await call('GET', `/offer/${encodeURIComponent(offerId)}`);
  if (details.status !== 'open_for_subscription') throw new Error(`The offer is ${details.status}`);
}
