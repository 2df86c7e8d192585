import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'

type Order = { clientSubscriptionReference: string; [name: string]: unknown }
type Answer = (response: ServerResponse, order: Order) => void

export type Outcome = 'created' | 'refused' | 'unknown'

const send =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

const created: Answer = (response, order) => send(201, recordOf(order))(response, order)

const recordOf = (order: Order): Order => ({ id: order.clientSubscriptionReference, status: 'accepted', ...order })

/** Announces more than comes, then closes the connection. */
const cut =
  (status: number): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': '900' })
    response.write('{"id": "a"', () => response.socket?.destroy())
  }

const html =
  (status: number): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Gateway</h1>')

// The shape of a refusal: a status other than 400 does not become one by its body.
const refusal = { status: 400, message: 'Bad Request', errors: [{ property: 'currency', messages: ['not accepted'] }] }

const UNDOCUMENTED = [401, 403, 404, 408, 409, 422, 429, 500, 503]

/** What a create call is answered, by the reference of its order, and what that says of the order. */
export const ANSWERS: Record<string, { outcome: Outcome; answer: Answer }> = {
  '201': { outcome: 'created', answer: created },
  '400': { outcome: 'refused', answer: send(400, refusal) },
  '200-with-the-record': {
    outcome: 'unknown',
    answer: (response, order) => send(200, recordOf(order))(response, order),
  },
  '202': { outcome: 'unknown', answer: send(202, {}) },
  '204': { outcome: 'unknown', answer: (response) => response.writeHead(204).end() },
  '302': { outcome: 'unknown', answer: send(302, {}, { location: '/elsewhere' }) },
  '307': { outcome: 'unknown', answer: send(307, {}, { location: '/elsewhere' }) },
  '502-html': { outcome: 'unknown', answer: html(502) },
  '201-of-another-amount': {
    outcome: 'unknown',
    answer: (response, order) => send(201, { ...recordOf(order), amountRequested: 1 })(response, order),
  },
  '201-html': { outcome: 'unknown', answer: html(201) },
  '201-empty': { outcome: 'unknown', answer: (response) => response.writeHead(201).end() },
  'cut-before-the-answer': { outcome: 'unknown', answer: (response) => response.socket?.destroy() },
  'cut-within-201': { outcome: 'unknown', answer: cut(201) },
  'cut-within-400': { outcome: 'unknown', answer: cut(400) },
  ...Object.fromEntries(
    UNDOCUMENTED.map((status) => [`${status}`, { outcome: 'unknown' as const, answer: send(status, refusal) }]),
  ),
}

/** A server on a free port of the loopback: it takes one offer, and answers a create call as its reference says. */
export async function startConnect() {
  const orders = new Map<string, Order>()
  const requests: string[] = []
  const server = createServer(async (request, response) => {
    const order = request.method === 'POST' ? await orderIn(request) : undefined
    requests.push(`${request.method} ${order?.clientSubscriptionReference ?? request.url}`)
    if (!order) return read(request, response, orders)
    orders.set(order.clientSubscriptionReference, order)
    ANSWERS[order.clientSubscriptionReference]?.answer(response, order)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const stop = (): Promise<void> => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(() => resolve()))
  }
  return { url: `http://127.0.0.1:${port}`, requests, stop }
}

const orderIn = async (request: IncomingMessage): Promise<Order> => {
  const order: unknown = await json(request)
  if (isOrder(order)) return order
  throw new TypeError('the order has no clientSubscriptionReference')
}

const isOrder = (value: unknown): value is Order =>
  typeof value === 'object' &&
  value !== null &&
  'clientSubscriptionReference' in value &&
  typeof value.clientSubscriptionReference === 'string'

/** The list of subscriptions fails, so that what is unknown stays so. */
function read({ method, url = '' }: IncomingMessage, response: ServerResponse, orders: Map<string, Order>): void {
  const [, kind, id = ''] = new URL(url, 'http://127.0.0.1').pathname.split('/')
  const order = orders.get(id)
  const offer = { details: { status: 'open_for_subscription' }, pricingAndOrderLimits: { acceptedCurrency: 'GBP' } }
  if (method === 'PUT') response.writeHead(204).end()
  else if (kind === 'offer') response.end(JSON.stringify(offer))
  else if (order) response.end(JSON.stringify(recordOf(order)))
  else response.writeHead(503).end()
}
