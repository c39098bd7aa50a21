/** Amounts with two digits. */
export interface Amounts {
  net: number;
  vat: number;
  gross: number;
}

export const centsOf = (amount: number): number => Math.round(Number(`${amount}e2`));

/**
 * What some pieces come to. All is reckoned in whole cents: net is the price times the pieces, VAT is rounded once, on the
 * net sum, half a cent away from zero, and gross is the sum of both.
 */
export function amountsOf(unitPrice: number, quantity: number, basisPoints: number): Amounts {
  const net = centsOf(unitPrice) * quantity;
  // Whole numbers beyond 2^53 would lose cents.
  const vat = Number((BigInt(net) * BigInt(basisPoints) + 5000n) / 10000n);
  return { net: net / 100, vat: vat / 100, gross: (net + vat) / 100 };
}
