/** Appends the author's name to a text, once. */
export function signedText(text: string, name: string): string {
  const signature = `– ${name.trim()}`;
  const trimmed = text.trim();
  if (name.trim() === '' || trimmed.endsWith(signature)) return trimmed;
  return trimmed === '' ? signature : `${trimmed} ${signature}`;
}
