/** A printed code as a number behind a prefix; numbers may be padded with zeros. */
export interface NumberedCode {
  prefix: string;
  number: number;
}

// Beyond that, numbers are not exact any more; the database's int ends before.
const mostDigits = 10;

/** All ways to read a code as prefix and number: `A1-23` is 23 behind `A1-` and 3 behind `A1-2`. Prefixes are in small letters. */
export function codeNumbers(code: string): NumberedCode[] {
  const digits = /[0-9]*$/.exec(code)?.[0].length ?? 0;
  return Array.from({ length: Math.min(digits, mostDigits) }, (_, index) => {
    const at = code.length - index - 1;
    return { prefix: code.slice(0, at).toLowerCase(), number: Number(code.slice(at)) };
  }).filter(({ prefix }) => prefix !== '');
}
