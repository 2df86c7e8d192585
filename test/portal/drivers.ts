/** An order of a subscription, by the reference that tells what the server answers. */
export const orderOf = (clientSubscriptionReference: string) => ({
  offerId: 'northwind',
  amountRequested: 1500,
  currency: 'GBP',
  clientSubscriptionReference,
  clientSubscriptionTimestamp: '2026-03-02T09:15:30Z',
})

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

/**
 * Programs that run another one for one order after the other, since starting a process for each takes longer than what
 * it does. The parameters are the references of the orders. For each they write what the program prints (`.out`, `.err`)
 * and how it ends (`.code`) into files.
 */
export const RUNNERS: Record<string, string> = {
  'each.mjs': `import { writeFileSync } from 'node:fs'
import { inspect } from 'node:util'
for (const reference of process.argv.slice(2)) {
  const out = []
  process.argv = [process.argv[0], 'lifecycle.mjs', 'northwind', reference]
  console.log = (...words) => out.push(words.join(' '))
  const [code, err] = await import(\`./lifecycle.mjs?\${reference}\`).then(
    () => [0, ''],
    (error) => [1, inspect(error)],
  )
  for (const [kind, text] of Object.entries({ out: out.join('\\n'), err, code: String(code) }))
    writeFileSync(\`\${reference}.\${kind}\`, text)
}
`,
  'each.py': `import contextlib, io, pathlib, runpy, sys, traceback
for reference in sys.argv[1:]:
    sys.argv = ["lifecycle.py", "northwind", reference]
    out, err, code = io.StringIO(), "", 0
    try:
        with contextlib.redirect_stdout(out):
            runpy.run_path("lifecycle.py", run_name="__main__")
    except (Exception, SystemExit):
        err, code = traceback.format_exc(), 1
    for kind, text in {"out": out.getvalue(), "err": err, "code": str(code)}.items():
        pathlib.Path(f"{reference}.{kind}").write_text(text)
`,
  // Not after "||" or "if", where the program could not stop at its first error.
  'each.sh': `for reference in "$@"; do
  (set -- northwind "$reference"; . ./lifecycle.sh) >"$reference.out" 2>"$reference.err"
  echo "$?" >"$reference.code"
done
`,
}
