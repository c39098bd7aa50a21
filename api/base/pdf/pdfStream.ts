import { inflateSync } from 'node:zlib';

/** Content of a stream with a direct length, unpacked. */
export function streamContent(body: Buffer): Buffer {
  const opening = /stream\r?\n/.exec(body.toString('latin1', 0, 4_000));
  const dictionary = body.toString('latin1', 0, opening?.index);
  const length = /\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(dictionary)?.[1];
  if (!opening || !length) throw new Error('a stream without length');
  const from = opening.index + opening[0].length;
  const content = body.subarray(from, from + Number(length));
  return dictionary.includes('/FlateDecode') ? inflateSync(content) : content;
}

/** Body of a stream object. */
export function streamBody(entries: string, content: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<<${entries}/Length ${content.length}>>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
}
