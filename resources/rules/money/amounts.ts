/** Amounts with two decimals. */
export interface Amounts {
  net: number;
  vat: number;
  gross: number;
}

export const centsOf = (amount: number): number => Math.round(Number(`${amount}e2`));

/**
 * Totals in whole cents: net is price × quantity, VAT is rounded once on the net sum (half away from zero), gross is
 * their sum.
 */
export function amountsOf(unitPrice: number, quantity: number, basisPoints: number): Amounts {
  const net = centsOf(unitPrice) * quantity;
  // BigInt: cents would be lost above 2^53.
  const vat = Number((BigInt(net) * BigInt(basisPoints) + 5000n) / 10000n);
  return { net: net / 100, vat: vat / 100, gross: (net + vat) / 100 };
}
