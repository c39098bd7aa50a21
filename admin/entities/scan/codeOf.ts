/**
 * The code on a label: bare, or in the address of its public page `/q/<code>`, on any host. Any other address is
 * returned unchanged.
 */
export function codeOf(text: string): string {
  const bare = text.trim();
  if (!isAddress(bare)) return bare;
  try {
    const [first, code, ...more] = new URL(bare).pathname.split('/').filter(Boolean);
    return first === 'q' && code && more.length === 0 ? decodeURIComponent(code) : bare;
  } catch {
    // Not a valid URL, for example from a torn label: searched as it is.
    return bare;
  }
}

/** Whether a code is a web address rather than an equipment code. */
export const isAddress = (code: string): boolean => /^https?:\/\//i.test(code);
