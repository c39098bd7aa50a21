// The package types its renderer alone; this is its encoder.
declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  export class CODE128 {
    constructor(text: string, options: object);
    valid(): boolean;
    /** `data`: one digit per module, `1` where it is dark. */
    encode(): { text: string; data: string };
  }
}
