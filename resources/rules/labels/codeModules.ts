/// <reference path="./jsbarcode.d.ts" />
import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js';
import { encode } from 'uqr';

/** Modules of a QR code, row by row, without the quiet zone. */
export const qrModules = (text: string): boolean[][] => encode(text, { ecc: 'M', border: 0 }).data;

/** Modules of a Code 128, without quiet zones; null if it cannot encode the text. */
export function code128Modules(text: string): boolean[] | null {
  const code = new CODE128(text, {});
  return code.valid() ? [...code.encode().data].map((bar) => bar === '1') : null;
}
