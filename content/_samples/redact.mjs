const SENSITIVE = new Set([
  '{{secretHeader}}', '{{subscriptionKeyHeader}}', 'investorReference', 'membershipCode', 'residencyOfInvestors',
  'isIssuerEmployee', 'isExistingShareholder', 'numExistingShares', 'message', 'messages', 'validationErrors',
].map((name) => name.toLowerCase()));

/** A copy that is safe to log. The original stays as it is. */
export function redact(value) {
  if (Array.isArray(value)) return value.map(redact);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SENSITIVE.has(name.toLowerCase()) ? '[redacted]' : redact(inner),
    ]),
  );
}
