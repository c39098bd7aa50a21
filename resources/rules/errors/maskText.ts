const removed = '[…]';
/** Words followed by secrets or personal data. */
const telling =
  'pass(?:word|wort|phrase)?|secret|token|cookie|authorization|bearer|signature|otp|totp|e-?mail';

const masks: readonly [RegExp, string][] = [
  [/\bdata:[\w/+.-]+[;,][^\s"')]*/gi, removed],
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, removed],
  [/\bbearer\s+\S+/gi, removed],
  [new RegExp(`((?:${telling})["']?\\s*[:=]\\s*)(?:"[^"]*"|'[^']*'|[^\\s,;}]+)`, 'gi'), `$1${removed}`],
  [/[^\s"'<>():;,=/]{1,64}@[^\s"'<>():;,]{1,200}/g, removed],
  // Browsers quote invalid JSON in their messages.
  [/"[\s\S]{0,400}"(?:\.\.\.)?(?= is not valid JSON)/g, removed],
  [/(?<![\w-])\+?\d(?:[ ()/-]?\d){8,}(?![\w-])/g, removed],
  // Long alphanumeric sequences that are neither words nor ids.
  [/(?<![\w/-])(?=[\w-]*\d)(?!\w{8}-\w{4}-\w{4}-\w{4}-\w{12})[\w-]{32,}/g, removed],
];
/** A quotation; an apostrophe within a word starts none. */
const quoted = /(?<![\p{L}\w])(["'`„“”‘’])([^"'`„“”‘’\n]{1,400})(["'`„“”‘’])/gu;
/** An identifier of the program. */
const name = /^[\w.$:/()[\]#-]+$/;

/** Removes quotations, addresses, phone numbers and tokens from an error message. */
export function maskText(text: string): string {
  const masked = masks.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text);
  return masked.replace(quoted, (all, open: string, inner: string, close: string) =>
    name.test(inner) ? all : `${open}${removed}${close}`,
  );
}

/** An address without origin, query values, and path segments other than names and ids. */
export function maskAddress(address: string): string {
  const { pathname, searchParams } = new URL(address, 'https://here.invalid');
  const path = pathname
    .split('/')
    .map((part) => (isPlain(part) ? part : '…'))
    .join('/');
  const names = [...new Set(searchParams.keys())].filter(isPlain);
  return names.length > 0 ? `${path}?${names.join('&')}` : path;
}

// Names of screens and services, ids, files of the app; codes and tokens are longer or contain other characters.
const isPlain = (part: string): boolean =>
  /^[\w.-]{0,24}$/.test(part) || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(part);
