/** Truncates a text to the given width, with an ellipsis. */
export function shortenText(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  let length = text.length;
  while (length > 1 && !fits(`${text.slice(0, length)}…`)) length -= 1;
  return `${text.slice(0, length).trimEnd()}…`;
}
