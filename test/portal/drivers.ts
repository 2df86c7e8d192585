/**
 * Programs that hand orders to the code of the guides and print what it makes of each, by reference. `ORDERS` in the
 * environment holds the orders.
 */
export const DRIVERS: Record<string, string> = {
  'call.mjs': `import { call } from './connect.mjs'
const outcomes = {}
for (const body of JSON.parse(process.env.ORDERS)) {
  outcomes[body.clientSubscriptionReference] = await call('POST', '/subscription', { body }).then(
    () => 'created',
    (error) => (error.outcomeUnknown ? 'unknown' : 'refused'),
  )
}
console.log(JSON.stringify(outcomes))
`,
  'call.py': `import json, os
from connect import ConnectError, call
outcomes = {}
for body in json.loads(os.environ["ORDERS"]):
    try:
        call("POST", "/subscription", body=body)
        outcome = "created"
    except ConnectError as error:
        outcome = "unknown" if error.outcome_unknown else "refused"
    outcomes[body["clientSubscriptionReference"]] = outcome
print(json.dumps(outcomes))
`,
  'settle.mjs': `import { enter } from './ledger.mjs'
import { submit } from './submit.mjs'
const outcomes = {}
for (const order of JSON.parse(process.env.ORDERS)) {
  await submit(order).catch(() => {})
  outcomes[order.clientSubscriptionReference] = (await enter(order)).state
}
console.log(JSON.stringify(outcomes))
`,
  'settle.py': `import json, os
import ledger
from connect import ConnectError
from submit import submit
outcomes = {}
for order in json.loads(os.environ["ORDERS"]):
    try:
        submit(order)
    except ConnectError:
        pass
    reference = order["clientSubscriptionReference"]
    outcomes[reference] = ledger.read(reference)["state"]
print(json.dumps(outcomes))
`,
  'peak.mjs': `import { sendOrders } from './send-orders.mjs'
const groups = Object.entries(await sendOrders(JSON.parse(process.env.ORDERS)))
const pairs = groups.flatMap(([name, group]) => group.map(({ order }) => [order.clientSubscriptionReference, name]))
console.log(JSON.stringify(Object.fromEntries(pairs)))
`,
  'peak.py': `import json, os
from send_orders import send_orders
groups = send_orders(json.loads(os.environ["ORDERS"]))
print(json.dumps({order["clientSubscriptionReference"]: name for name in groups for order, _ in groups[name]}))
`,
}
