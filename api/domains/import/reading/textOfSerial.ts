/**
 * Formats Excel's date serial as `YYYY-MM-DD`, followed by ` HH:MM:SS` if it has a time; a time alone as `HH:MM:SS`.
 */
export function textOfSerial(serial: number): string {
  if (serial < 0 || serial > 2_958_465) return String(serial);
  const seconds = Math.round((serial % 1) * 86_400);
  // Excel treats 1900 as a leap year, as Lotus 1-2-3 did, so serials before 60 are one day less.
  const days = Math.floor(serial) - (serial < 60 ? 25_568 : 25_569);
  const text = new Date(days * 86_400_000 + seconds * 1000).toISOString();
  const time = text.slice(11, 19);
  if (serial < 1) return time;
  return seconds === 0 ? text.slice(0, 10) : `${text.slice(0, 10)} ${time}`;
}
