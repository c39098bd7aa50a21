/** Four groups of four capital letters or digits: `7KQM-2XHD-P9TA-46WB`. */
export const isLicenseKey = (text: string): boolean => /^[A-Z0-9]{4}(-[A-Z0-9]{4}){3}$/.test(text);

/** The distinct keys in a text, separated by commas (specification §5), in capitals. */
export function splitLicenseKeys(text: string): string[] {
  const keys = text.split(/[,;\n]/).map((part) => part.replace(/\s/g, '').toUpperCase());
  return [...new Set(keys.filter(Boolean))];
}
