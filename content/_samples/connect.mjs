const baseUrl = process.env.CONNECT_URL ?? 'https://{{host}}';
const keys = {
  '{{secretHeader}}': process.env.CONNECT_SECRET,
  '{{subscriptionKeyHeader}}': process.env.CONNECT_SUBSCRIPTION_KEY,
};

const SUCCESS = { GET: 200, POST: 201, PUT: 204 }; // the documented ones

export class ConnectError extends Error {
  constructor(request, status, text, { problems = [], retryAfter, cause } = {}) {
    super(`${request.method} ${request.path} ${text}`, { cause });
    this.name = 'ConnectError';
    this.method = request.method;
    this.status = status; // 0 when no complete answer arrived
    this.problems = problems; // [{ property, message }]; property is null when none is named
    this.retryAfter = retryAfter; // the header Retry-After, if there was one
    if (this.outcomeUnknown) this.message += '; its outcome is unknown';
  }

  /** Whether a write may have been carried out. Only 400 is documented to refuse one. */
  get outcomeUnknown() {
    return this.method !== 'GET' && this.status !== 400;
  }
}

/** Sends one request and repeats nothing. Returns the body, undefined for 204. */
export async function call(method, path, { query = {}, body } = {}) {
  const request = { method, path };
  const { response, text } = await send(request, query, body);
  const answer = parseJson(text);
  if (response.status !== SUCCESS[method]) {
    const message = typeof answer?.message === 'string' ? answer.message : response.statusText;
    throw new ConnectError(request, response.status, `answered ${response.status}: ${message}`, {
      problems: problemsIn(answer),
      retryAfter: response.headers.get('retry-after'),
    });
  }
  if (response.status !== 204 && !answer) throw new ConnectError(request, 0, 'answered without JSON');
  return answer;
}

async function send(request, query, body) {
  const url = new URL(baseUrl + request.path);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const headers = { ...keys, accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  try {
    const response = await fetch(url, {
      method: request.method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      redirect: 'manual', // a redirect would carry the keys to another address
      signal: AbortSignal.timeout(10_000),
    });
    return { response, text: await response.text() };
  } catch (cause) {
    throw new ConnectError(request, 0, 'got no complete answer', { cause });
  }
}

/** The problems of both error shapes, as one list. */
function problemsIn(answer) {
  if (Array.isArray(answer?.errors)) {
    return answer.errors.flatMap(({ property, messages = [] }) =>
      messages.map((message) => ({ property, message })),
    );
  }
  if (!Array.isArray(answer?.validationErrors)) return [];
  return answer.validationErrors.map((message) => ({ property: null, message }));
}

function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // empty, or a page from a proxy
  }
}
