/**
 * Labels carry the bare code or the address of its public page, `/q/<code>`, of whatever host they were printed for. Any other
 * address stands for itself: its last part is no code of ours.
 */
export function codeOf(text: string): string {
  const bare = text.trim();
  if (!isAddress(bare)) return bare;
  try {
    const [first, code, ...more] = new URL(bare).pathname.split('/').filter(Boolean);
    return first === 'q' && code && more.length === 0 ? decodeURIComponent(code) : bare;
  } catch {
    // No address after all, as on a label that is half torn off: then it is looked for as it stands.
    return bare;
  }
}

/** Whether a code leads somewhere in the web instead of naming a piece. */
export const isAddress = (code: string): boolean => /^https?:\/\//i.test(code);
