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

/** Other contents of codes: contacts, Wi-Fi access, mails, calls, places, payments, sign-in secrets. */
const otherContents =
  /^(BEGIN:|MECARD:|WIFI:|MAILTO:|MATMSG:|TEL:|SMS(TO)?:|GEO:|OTPAUTH(-MIGRATION)?:|BITCOIN:|FIDO:)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: several lines or binary content
const controlCharacters = /[\u0000-\u001f\u007f]/;

/** Whether a text may be the code or number of an equipment, of at most `max` characters; others are not looked up. */
export const mayNameEquipment = (code: string, max: number): boolean =>
  code !== '' && code.length <= max && !otherContents.test(code) && !controlCharacters.test(code);
