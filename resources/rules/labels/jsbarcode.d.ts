// The package only types its renderer; this is its encoder.
declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  export class CODE128 {
    constructor(text: string, options: object);
    valid(): boolean;
    /** `data`: one digit per module, `1` for dark. */
    encode(): { text: string; data: string };
  }
}
