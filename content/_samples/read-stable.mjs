import { subscriptions } from './paging.mjs';

/** All items, when two passes in a row give the same. `readOnce` starts a pass, `signature` tells items apart. */
export async function readStable(readOnce, signature, passes = 4) {
  let before;
  for (let pass = 1; pass <= passes; pass += 1) {
    const items = [];
    for await (const item of readOnce()) items.push(item);
    const now = items.map(signature).sort().join('\n');
    if (now === before) return items;
    before = now;
  }
  throw new Error(`The list still changes after ${passes} passes`);
}

const offerId = '6f1f6c1e-2b7a-4d55-9c0e-8f2f3a5d7b10';
const all = await readStable(() => subscriptions(offerId), ({ id, status }) => `${id} ${status}`);
console.log(`complete: ${all.length} subscriptions`);
