/** A text with the name of who wrote it at its end, once. */
export function signedText(text: string, name: string): string {
  const signature = `– ${name.trim()}`;
  const trimmed = text.trim();
  if (name.trim() === '' || trimmed.endsWith(signature)) return trimmed;
  return trimmed === '' ? signature : `${trimmed} ${signature}`;
}
