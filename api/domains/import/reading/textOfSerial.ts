/** Excel's day number as `YYYY-MM-DD`, with ` HH:MM:SS` where it has a time, `HH:MM:SS` where it is a time alone. */
export function textOfSerial(serial: number): string {
  if (serial < 0 || serial > 2_958_465) return String(serial);
  const seconds = Math.round((serial % 1) * 86_400);
  // Excel believes that 1900 had a 29 February, as Lotus did; before it the numbers are one less.
  const days = Math.floor(serial) - (serial < 60 ? 25_568 : 25_569);
  const text = new Date(days * 86_400_000 + seconds * 1000).toISOString();
  const time = text.slice(11, 19);
  if (serial < 1) return time;
  return seconds === 0 ? text.slice(0, 10) : `${text.slice(0, 10)} ${time}`;
}
