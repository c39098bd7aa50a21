/** An element of the Distinguished Encoding Rules (ITU-T X.690). */
export function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
}

function lengthOf(length: number): Buffer {
  if (length < 128) return Buffer.from([length]);
  const bytes = Buffer.from(
    length.toString(16).padStart(length > 0xffff ? 6 : length > 0xff ? 4 : 2, '0'),
    'hex',
  );
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes]);
}

export const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
export const octets = (content: Uint8Array): Buffer => der(0x04, content);
export const nothing = der(0x05);
export const utf8 = (text: string): Buffer => der(0x0c, Buffer.from(text));
export const tagged = (number: number, ...parts: readonly Uint8Array[]): Buffer =>
  der(0xa0 | number, ...parts);

/** A set whose members are in the order of their encoding. */
export const set = (...members: readonly Buffer[]): Buffer =>
  der(0x31, ...[...members].sort((one, other) => one.compare(other)));

/** A positive integer from its bytes. */
export const integer = (bytes: Uint8Array): Buffer =>
  (bytes[0] ?? 0) > 127 ? der(0x02, Buffer.from([0]), bytes) : der(0x02, bytes);

export const bits = (content: Uint8Array, unused = 0): Buffer => der(0x03, Buffer.from([unused]), content);

export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...others] = dotted.split('.').map(Number);
  return der(0x06, Buffer.from([first * 40 + second, ...others.flatMap(base128)]));
}

function base128(number: number): number[] {
  const digits = [number & 127];
  for (let rest = number >> 7; rest > 0; rest >>= 7) digits.unshift((rest & 127) | 128);
  return digits;
}

export interface DerElement {
  tag: number;
  content: Buffer;
  /** With tag and length. */
  whole: Buffer;
}

/** The elements that follow one another in these bytes; throws if one is cut off. */
export function readDer(bytes: Buffer): DerElement[] {
  const elements: DerElement[] = [];
  for (let at = 0; at < bytes.length; ) {
    const short = bytes[at + 1] ?? 0;
    const extra = short > 128 ? short - 128 : 0;
    if (extra > 4) throw new Error('an element of DER is too long');
    const length = extra > 0 ? bytes.readUIntBE(at + 2, extra) : short;
    const start = at + 2 + extra;
    if (start + length > bytes.length) throw new Error('an element of DER is cut off');
    elements.push({
      tag: bytes[at] ?? 0,
      content: bytes.subarray(start, start + length),
      whole: bytes.subarray(at, start + length),
    });
    at = start + length;
  }
  return elements;
}
