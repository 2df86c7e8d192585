import { call, ConnectError } from './connect.mjs';
import { isOf } from './orders.mjs';

const WORKERS = {{maxInFlight}};

/** Sends every order once. Returns { created, refused, unknown }. */
export async function sendOrders(orders) {
  const queue = [...orders];
  const outcomes = { created: [], refused: [], unknown: [] };
  const work = async () => {
    for (let order = queue.shift(); order; order = queue.shift()) {
      const { outcome, detail } = await send(order);
      outcomes[outcome].push({ order, detail });
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  return outcomes;
}

async function send(order) {
  try {
    const detail = await call('POST', '/subscription', { body: order });
    return { outcome: isOf(order, detail) ? 'created' : 'unknown', detail };
  } catch (error) {
    if (!(error instanceof ConnectError)) throw error;
    return { outcome: error.outcomeUnknown ? 'unknown' : 'refused', detail: error.problems };
  }
}
