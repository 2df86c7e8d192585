import { call } from './connect.mjs';

/** Yields each item of a paged list once. Set limitConfirmed when the limit is not above the maximum. */
export async function* readAll(path, options = {}) {
  const { query = {}, limit = {{pageSize}}, limitConfirmed = false } = options;
  const { itemsOf = (body) => body, idOf = (item) => item.id } = options;
  const stopBelow = limitConfirmed ? limit : 1;
  const seen = new Set();
  for (let offset = 0; ; ) {
    const page = itemsOf(await call('GET', path, { query: { ...query, offset, limit } }));
    if (!Array.isArray(page)) throw new Error(`GET ${path} did not answer with a list`);
    const before = seen.size;
    for (const item of page) {
      const id = idOf(item);
      if (seen.has(id)) continue;
      seen.add(id);
      yield item;
    }
    if (page.length < stopBelow) return;
    if (seen.size === before) throw new Error(`GET ${path} has nothing new at offset ${offset}`);
    offset += page.length;
  }
}

export const offers = (modifiedAfter) => readAll('/offer', { query: modifiedAfter ? { modifiedAfter } : {} });

export const subscriptions = (offerId) => readAll('/subscription', { query: { offerId } });

export const allocations = (offerId) =>
  readAll(`/allocation/${encodeURIComponent(offerId)}`, {
    itemsOf: (body) => body.allocations ?? [],
    idOf: (item) => item.subscriptionId,
  });
