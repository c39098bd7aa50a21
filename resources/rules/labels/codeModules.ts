/// <reference path="./jsbarcode.d.ts" />
import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js';
import { encode } from 'uqr';

/** Dark and light squares of a QR code, row by row, without its quiet zone. */
export const qrModules = (text: string): boolean[][] => encode(text, { ecc: 'M', border: 0 }).data;

/** Dark and light bars of a Code 128, each one module wide, without its quiet zones; null where it has no such letters. */
export function code128Modules(text: string): boolean[] | null {
  const code = new CODE128(text, {});
  return code.valid() ? [...code.encode().data].map((bar) => bar === '1') : null;
}
