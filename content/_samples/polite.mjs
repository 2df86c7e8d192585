import { setTimeout as sleep } from 'node:timers/promises';
import { call, ConnectError } from './connect.mjs';

const MAX_IN_FLIGHT = {{maxInFlight}};
const MAX_ATTEMPTS = 5;
const FIRST_PAUSE = 500; // milliseconds
const LONGEST_PAUSE = 30_000;
const MAY_PASS = new Set([0, 408, 429, 500, 502, 503, 504]); // 0: no complete answer

/** Reads a path; repeats what may pass. At most MAX_IN_FLIGHT reads run at once. */
export function get(path, query = {}) {
  return takeTurn(() => getWithRetries(path, query));
}

async function getWithRetries(path, query) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call('GET', path, { query });
    } catch (error) {
      if (!(error instanceof ConnectError) || !MAY_PASS.has(error.status)) throw error;
      const pause = Math.max(jitter(attempt), milliseconds(error.retryAfter));
      if (attempt === MAX_ATTEMPTS || pause > LONGEST_PAUSE) throw error;
      await sleep(pause);
    }
  }
}

/** Between zero and a bound that doubles with each attempt. */
function jitter(attempt) {
  return Math.random() * Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (attempt - 1));
}

/** Of a Retry-After header, which has seconds or an HTTP date. */
function milliseconds(retryAfter) {
  if (!retryAfter) return 0;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? 0 : Math.max(0, date - Date.now());
}

let inFlight = 0;
const waiting = [];

async function takeTurn(task) {
  if (inFlight < MAX_IN_FLIGHT) inFlight += 1;
  else await new Promise((resolve) => waiting.push(resolve));
  try {
    return await task();
  } finally {
    const next = waiting.shift();
    if (next) next(); // hands over the place
    else inFlight -= 1;
  }
}
