/** Labels carry the bare code or the address of its public page, whose last part is the code. */
export function codeOf(text: string): string {
  const bare = text.trim();
  if (!/^https?:\/\//.test(bare)) return bare;
  try {
    const parts = new URL(bare).pathname.split('/').filter(Boolean);
    return decodeURIComponent(parts.at(-1) ?? bare);
  } catch {
    // No address after all, as on a label that is half torn off: then it is looked for as it stands.
    return bare;
  }
}
