type Counts = { file: string; published: number; gone: number; forgotten: number }

/** What the list of published addresses holds, as `ledger update` prints it. */
export const ledgerText = ({ file, published, gone, forgotten }: Counts): string =>
  [
    `${published === 1 ? '1 address' : `${published} addresses`} in ${file}`,
    ...(gone > 0 ? [`${gone} no longer on the site`] : []),
    ...(forgotten > 0 ? [`${forgotten} removed`] : []),
  ].join(', ')
