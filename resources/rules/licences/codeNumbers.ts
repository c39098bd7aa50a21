/** A printed code as prefix and number; numbers may be zero-padded. */
export interface NumberedCode {
  prefix: string;
  number: number;
}

// Larger numbers are not exact; the database's integers end before.
const mostDigits = 10;

/**
 * All splits of a code into prefix and number: `A1-23` is 23 after `A1-` and 3 after `A1-2`. Prefixes in lower case.
 */
export function codeNumbers(code: string): NumberedCode[] {
  const digits = /[0-9]*$/.exec(code)?.[0].length ?? 0;
  return Array.from({ length: Math.min(digits, mostDigits) }, (_, index) => {
    const at = code.length - index - 1;
    return { prefix: code.slice(0, at).toLowerCase(), number: Number(code.slice(at)) };
  }).filter(({ prefix }) => prefix !== '');
}
