import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';

const FOLDER = 'ledger';
await mkdir(FOLDER, { recursive: true });

/** Enters an order. Returns its entry, also when it was entered before. */
export async function enter(order) {
  const entry = { state: 'ready', order };
  const draft = await write(entry);
  try {
    await link(draft, fileOf(order)); // fails when the reference is taken
    return entry;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const known = await read(fileOf(order));
    if (isSameOrder(known.order, order)) return known;
    throw new Error(`${order.clientSubscriptionReference} belongs to another order`);
  } finally {
    await unlink(draft);
  }
}

/** Stores the new state of an entry. */
export async function record({ order }, change) {
  const entry = { order, ...change };
  await rename(await write(entry), fileOf(order));
  return entry;
}

/** The entries that are neither created nor refused. */
export async function unfinished() {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.json'));
  const entries = await Promise.all(names.map((name) => read(`${FOLDER}/${name}`)));
  return entries.filter(({ state }) => state !== 'created' && state !== 'refused');
}

/** A second click makes a new timestamp. The rest must be the same. */
function isSameOrder(one, other) {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  names.delete('clientSubscriptionTimestamp');
  return [...names].every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}

const fileOf = (order) => `${FOLDER}/${encodeURIComponent(order.clientSubscriptionReference)}.json`;

const read = async (file) => JSON.parse(await readFile(file, 'utf8'));

async function write(entry) {
  const draft = `${FOLDER}/${randomUUID()}.draft`;
  await writeFile(draft, JSON.stringify(entry), { flush: true });
  return draft;
}
