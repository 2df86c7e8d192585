const baseUrl = variable('CONNECT_URL');
const keys = {
  '{{secretHeader}}': variable('CONNECT_SECRET'),
  '{{subscriptionKeyHeader}}': variable('CONNECT_SUBSCRIPTION_KEY'),
};

const health = await statusOf('/healthcheck', {});
const offers = await statusOf('/offer?offset=0&limit=1', keys);
console.log(`GET /healthcheck answered ${health}, GET /offer answered ${offers}`);
if (offers !== 200) process.exitCode = 1;

async function statusOf(path, headers) {
  const options = { headers, redirect: 'manual', signal: AbortSignal.timeout(10_000) };
  const response = await fetch(baseUrl + path, options).catch((cause) => {
    throw new Error(`${path} cannot be reached`, { cause });
  });
  await response.arrayBuffer(); // read to the end, so that the connection can be used again
  return response.status;
}

function variable(name) {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  if (/\s/.test(value)) throw new Error(`${name} contains white space`);
  return value;
}
