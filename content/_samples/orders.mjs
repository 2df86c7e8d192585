import { subscriptions } from './paging.mjs';

/** The subscriptions that exist for a reference: none, one, or by mistake several. */
export async function findByReference(offerId, reference) {
  const found = [];
  for await (const each of subscriptions(offerId)) {
    if (each.clientSubscriptionReference === reference) found.push(each);
  }
  return found;
}

/** Whether an answer is the record of an order. */
export function isOf(order, subscription) {
  return (
    typeof subscription?.id === 'string' &&
    ['offerId', 'amountRequested', 'currency'].every((name) => subscription[name] === order[name])
  );
}
