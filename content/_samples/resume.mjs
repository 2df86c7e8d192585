import { unfinished } from './ledger.mjs';
import { submit } from './submit.mjs';

for (const { order } of await unfinished()) {
  const outcome = await submit(order).then(
    ({ state }) => state,
    (error) => `waits: ${error.message}`,
  );
  console.log(order.clientSubscriptionReference, outcome);
}
