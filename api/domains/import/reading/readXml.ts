import { SaxesParser } from 'saxes';
import { fail } from '../../../base/errors/errors';

export interface XmlHandlers {
  open?: (name: string, attributes: Record<string, string>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/**
 * Parses XML in chunks; names are passed without their prefix. Yields after each chunk, so that a caller can pass on
 * collected rows. A document type is refused with IMPORT_ZIP_BROKEN, since workbooks have none and its entities could
 * expand without limit.
 */
export async function* readXml(
  pieces: AsyncIterable<string>,
  { open, text, close }: XmlHandlers,
): AsyncGenerator<void> {
  const parser = new SaxesParser();
  parser.on('error', () => fail('IMPORT_ZIP_BROKEN'));
  parser.on('doctype', () => fail('IMPORT_ZIP_BROKEN'));
  if (open) parser.on('opentag', (tag) => open(localName(tag.name), tag.attributes));
  if (text) parser.on('text', text);
  if (text) parser.on('cdata', text);
  if (close) parser.on('closetag', (tag) => close(localName(tag.name)));
  let isEmpty = true;
  for await (const piece of pieces) {
    if (piece === '') continue;
    isEmpty = false;
    parser.write(piece);
    yield;
  }
  if (isEmpty) return;
  parser.close();
  yield;
}

export async function parseXml(pieces: AsyncIterable<string>, handlers: XmlHandlers): Promise<void> {
  for await (const _ of readXml(pieces, handlers));
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
