import { readFile, rename, writeFile } from 'node:fs/promises';
import { allocations, offers } from './paging.mjs';

const STATE_FILE = 'poll-state.json';
const OVERLAP = 5 * 60_000; // milliseconds
const BETWEEN_ALLOCATIONS = 60 * 60_000;

const state = await loadState();
await readChangedOffers(state);
for (const [offerId, offer] of Object.entries(state.offers)) {
  if (!hasClosed(offer) || Date.now() < (state.readAgainAt[offerId] ?? 0)) continue;
  await readAllocations(state, offerId);
  state.readAgainAt[offerId] = Date.now() + BETWEEN_ALLOCATIONS;
}
await saveState(state); // last, so that a turn that fails is done again

async function readChangedOffers(state) {
  const since = state.newest && new Date(Date.parse(state.newest) - OVERLAP).toISOString();
  for await (const { id, details, dates } of offers(since)) {
    const { lastModifiedOn, offerEndDateTime, offerEarlyClose } = dates;
    const known = state.offers[id];
    if (known?.lastModifiedOn !== lastModifiedOn) {
      await handle(known ? 'offer changed' : 'offer new', { offerId: id, status: details.status });
    }
    state.offers[id] = { lastModifiedOn, closesAt: offerEarlyClose ?? offerEndDateTime, status: details.status };
    if (!state.newest || Date.parse(lastModifiedOn) > Date.parse(state.newest)) state.newest = lastModifiedOn;
  }
}

async function readAllocations(state, offerId) {
  for await (const detail of allocations(offerId)) {
    const { subscriptionId, status, amountAccepted, amountAllocated, sharesAllocated, membershipStatus } = detail;
    const seen = JSON.stringify([status, amountAccepted, amountAllocated, sharesAllocated, membershipStatus]);
    if (state.allocations[subscriptionId] === seen) continue;
    await handle('allocation changed', { offerId, subscriptionId, status, amountAllocated, sharesAllocated });
    state.allocations[subscriptionId] = seen;
  }
}

/** Runs at least once for each change, and sometimes twice. */
async function handle(event, facts) {
  console.log(event, JSON.stringify(facts));
}

function hasClosed({ status, closesAt }) {
  return status === 'closed_for_subscription' || Date.parse(closesAt) <= Date.now();
}

async function loadState() {
  try {
    return JSON.parse(await readFile(STATE_FILE, 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return { newest: null, offers: {}, allocations: {}, readAgainAt: {} };
  }
}

/** Writes a new file and renames it, so that a crash leaves the old state whole. */
async function saveState(state) {
  await writeFile(`${STATE_FILE}.new`, JSON.stringify(state));
  await rename(`${STATE_FILE}.new`, STATE_FILE);
}
