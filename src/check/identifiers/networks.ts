/** A network of payment cards; `test` is the number that it publishes for tests. */
type Network = { prefix: RegExp; lengths: readonly number[]; test: string }

export const NETWORKS: readonly Network[] = [
  { prefix: /^4/, lengths: [13, 16, 19], test: '4111111111111111' },
  { prefix: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16], test: '5555555555554444' },
  { prefix: /^3[47]/, lengths: [15], test: '378282246310005' },
  { prefix: /^(?:6011|64[4-9]|65)/, lengths: [16, 17, 18, 19], test: '6011111111111117' },
  { prefix: /^35(?:2[89]|[3-8])/, lengths: [16, 17, 18, 19], test: '3530111333300000' },
  { prefix: /^3(?:0[0-5]|[689])/, lengths: [14, 16], test: '36227206271667' },
  { prefix: /^62/, lengths: [16, 17, 18, 19], test: '6200000000000005' },
  {
    prefix: /^(?:50(?:18|20|38)|6304|67(?:59|6[1-3]))/,
    lengths: [13, 14, 15, 16, 17, 18, 19],
    test: '6759649826438453',
  },
]

/** The numbers that networks and payment services publish for tests. */
const PUBLISHED: ReadonlySet<string> = new Set(
  `4242424242424242 4012888888881881 4222222222222 4444333322221111 4988438843884305 4917610000000000 4005519200000004
  4009348888881881 4012000033330026 4500600000000061 5105105105105100 5200828282828210 2223003122003222 5454545454545454
  5101180000000007 2222400070000005 371449635398431 378734493671000 370000000000002 6011000990139424 6011981111111113
  6011601160116611 6445644564456445 3056930009020004 30569309025904 38520000023237 3566002020360505 6205500000000000004
  6200000000000047 5019717010103742 6331101999990016`.split(/\s+/),
)

/** Services make test cards of many kinds by the prefix 40000, which no bank issues. */
export const isTestCard = (digits: string): boolean =>
  PUBLISHED.has(digits) || /^40000\d/.test(digits) || NETWORKS.some(({ test }) => test === digits)
