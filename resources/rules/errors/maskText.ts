const removed = '[…]';
/** Words after which a secret or something personal stands. */
const telling =
  'pass(?:word|wort|phrase)?|secret|token|cookie|authorization|bearer|signature|otp|totp|e-?mail';

const masks: readonly [RegExp, string][] = [
  [/\bdata:[\w/+.-]+[;,][^\s"')]*/gi, removed],
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, removed],
  [/\bbearer\s+\S+/gi, removed],
  [new RegExp(`((?:${telling})["']?\\s*[:=]\\s*)(?:"[^"]*"|'[^']*'|[^\\s,;}]+)`, 'gi'), `$1${removed}`],
  [/[^\s"'<>():;,=/]{1,64}@[^\s"'<>():;,]{1,200}/g, removed],
  // What could not be read as JSON is quoted by browsers, whatever it holds.
  [/"[\s\S]{0,400}"(?:\.\.\.)?(?= is not valid JSON)/g, removed],
  [/(?<![\w-])\+?\d(?:[ ()/-]?\d){8,}(?![\w-])/g, removed],
  // Long runs of letters and digits that are neither words nor ids.
  [/(?<![\w/-])(?=[\w-]*\d)(?!\w{8}-\w{4}-\w{4}-\w{4}-\w{12})[\w-]{32,}/g, removed],
];
/** Something quoted; an apostrophe within a word begins no quotation. */
const quoted = /(?<![\p{L}\w])(["'`„“”‘’])([^"'`„“”‘’\n]{1,400})(["'`„“”‘’])/gu;
/** A name out of the program. */
const name = /^[\w.$:/()[\]#-]+$/;

/** An error's own words without what people wrote or keep secret: quotations, addresses, numbers to call, tokens. */
export function maskText(text: string): string {
  const masked = masks.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text);
  return masked.replace(quoted, (all, open: string, inner: string, close: string) =>
    name.test(inner) ? all : `${open}${removed}${close}`,
  );
}

/** An address without origin, without the values of its query, without anything in its path that is neither name nor id. */
export function maskAddress(address: string): string {
  const { pathname, searchParams } = new URL(address, 'https://here.invalid');
  const path = pathname
    .split('/')
    .map((part) => (isPlain(part) ? part : '…'))
    .join('/');
  const names = [...new Set(searchParams.keys())].filter(isPlain);
  return names.length > 0 ? `${path}?${names.join('&')}` : path;
}

// Names of screens and services, ids, files of the app; an account's codes and tokens are longer or differ in their signs.
const isPlain = (part: string): boolean =>
  /^[\w.-]{0,24}$/.test(part) || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(part);
